import type { InvitationView } from '#core/api/invitations.js';
import type { LanguageView } from '#core/api/languages.js';
import type { MembershipView, ProjectUserView } from '#core/api/members.js';
import { routes } from '#core/api/routes.js';
import type { Role } from '#core/domain/roles.js';

import { aUser } from './samples.js';
import { ok } from './server.js';
import type { FakeServer } from './server.js';

export const PROJECT_ID = 1;

export const ENGLISH: LanguageView = { id: 11, name: 'English', tag: 'en', access: 'target' };
export const FRENCH: LanguageView = { id: 12, name: 'Français', tag: 'fr', access: 'target' };
export const GERMAN: LanguageView = { id: 13, name: 'Deutsch', tag: 'de', access: 'target' };

const named = ({ id, name, tag }: LanguageView) => ({ id, name, tag });

interface Limits {
  source?: LanguageView[];
  target?: LanguageView[];
}

let lastId = 100;

/** A member; a given list of languages is a limit, an empty one to no languages. */
export function aMember(
  own: Partial<ProjectUserView> = {},
  { source, target }: Limits = {},
): ProjectUserView {
  lastId += 1;
  return {
    userId: lastId,
    projectId: PROJECT_ID,
    username: 'Chen Wei',
    email: 'chen@atlas.example',
    role: 'translator',
    pending: false,
    invitationId: null,
    sourceRestricted: source !== undefined,
    targetRestricted: target !== undefined,
    sourceLanguages: source?.map(named) ?? [],
    targetLanguages: target?.map(named) ?? [],
    ...own,
  };
}

/** The signed-in user with a role. */
export const meAs = (role: Role): ProjectUserView => {
  const { id, username, email } = aUser();
  return aMember({ userId: id, username, email, role });
};

export const membership = (role: Role): MembershipView => ({
  id: 1,
  projectId: PROJECT_ID,
  projectName: 'Atlas Mobile',
  ownerEmail: 'owner@atlas.example',
  ownerUsername: null,
  role,
  archivedAt: null,
});

/** Responds with a project and its members, as the signed-in user sees them in a role. */
export const answerTeam = (server: FakeServer, role: Role, others: ProjectUserView[]): FakeServer =>
  server
    .on('GET', routes.listProjectUsers(PROJECT_ID), ok([meAs(role), ...others]))
    .on('GET', routes.readMyMembership(PROJECT_ID), ok(membership(role)))
    .on('GET', routes.listProjects(), ok([]))
    .on('GET', routes.listLanguages(PROJECT_ID), ok([ENGLISH, FRENCH, GERMAN]));

export const anInvitation = (own: Partial<InvitationView> = {}): InvitationView => ({
  id: 31,
  projectId: 2,
  projectName: 'Helios web',
  owner: 'Amina Diallo',
  email: aUser().email,
  role: 'reviewer',
  expiresAt: '2026-12-20T09:00:00.000Z',
  sourceLanguagesIds: null,
  targetLanguagesIds: null,
  sourceRestricted: false,
  targetRestricted: false,
  sourceLanguages: [],
  targetLanguages: [],
  ...own,
});
