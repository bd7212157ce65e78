import type { InvitationView } from '#core/api/invitations.js';
import type { ProjectDetails, ProjectView } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';
import type { AssignableRole } from '#core/domain/roles.js';

import { anAccount } from '../faults/support/account.js';
import type { Account } from '../faults/support/account.js';
import { at, must } from '../faults/support/calls.js';
import { aFile, aProject } from '../faults/support/world.js';

const LANGUAGES = ['fr', 'de', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ja'];
/** As many people are invited at once. */
const AT_ONCE = 10;

/** A project, and the people who work on it. */
export interface Workplace {
  origin: string;
  projectId: number;
  owner: Account;
  translators: readonly Account[];
  reviewers: readonly Account[];
  /** As created, by language. */
  values: readonly (readonly ValueView[])[];
}

export interface Size {
  keys: number;
  translators: number;
  reviewers: number;
}

/** Creates a project of ten languages, and invites people to it, who accept. */
export async function aWorkplace(origin: string, size: Size): Promise<Workplace> {
  const owner = await anAccount(origin);
  const { token } = owner;
  const body = aProject('Load', aFile(size.keys, 'Please wait until the parcel has arrived'));
  const { id: projectId } = await must<ProjectView>(at(origin, routes.createProject()), 'POST', {
    token,
    body,
  });
  for (const name of LANGUAGES)
    await must(at(origin, routes.createLanguage(projectId)), 'POST', {
      token,
      body: { name, groups: aFile(size.keys, `In ${name}, please wait until it has arrived`) },
    });
  const people = { origin, owner, projectId };
  return {
    ...people,
    translators: await members(people, 'translator', size.translators),
    reviewers: await members(people, 'reviewer', size.reviewers),
    values: await valuesByLanguage(people),
  };
}

type Place = Pick<Workplace, 'origin' | 'owner' | 'projectId'>;

async function valuesByLanguage({ origin, owner, projectId }: Place): Promise<ValueView[][]> {
  const details = await must<ProjectDetails>(at(origin, routes.readProject(projectId)), 'GET', {
    token: owner.token,
  });
  const byLanguage = new Map<number, ValueView[]>(details.languages.map(({ id }) => [id, []]));
  for (const group of details.groups)
    for (const key of group.keys)
      for (const value of key.values) byLanguage.get(value.languageId)?.push(value);
  return [...byLanguage.values()];
}

async function members(place: Place, role: AssignableRole, count: number): Promise<Account[]> {
  const all: Account[] = [];
  while (all.length < count) {
    const next = Math.min(AT_ONCE, count - all.length);
    all.push(...(await Promise.all(Array.from({ length: next }, () => aMember(place, role)))));
  }
  return all;
}

async function aMember({ origin, owner, projectId }: Place, role: AssignableRole): Promise<Account> {
  const account = await anAccount(origin);
  const { id } = await must<InvitationView>(at(origin, routes.createInvitation()), 'POST', {
    token: owner.token,
    body: { projectId, email: account.email, role },
  });
  await must(at(origin, routes.acceptInvitation(id)), 'POST', { token: account.token });
  return account;
}
