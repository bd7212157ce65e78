import type { CreateInvitation, InvitationView } from '#core/api/invitations.js';
import type { ProjectDetails, ProjectView } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

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

/** Creates a project of ten languages, and invites people to it, who accept: translators of one language each. */
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
  const place = { origin, owner, projectId };
  const languages = await valuesByLanguage(place);
  const [source = 0] = languages.keys();
  const ids = [...languages.keys()];
  const translators = await members(place, size.translators, (index) => ({
    role: 'translator',
    sourceLanguagesIds: String(source),
    targetLanguagesIds: String(ids[index % ids.length]),
  }));
  const reviewers = await members(place, size.reviewers, () => ({ role: 'reviewer' }));
  return { ...place, translators, reviewers, values: [...languages.values()] };
}

type Place = Pick<Workplace, 'origin' | 'owner' | 'projectId'>;

async function valuesByLanguage({ origin, owner, projectId }: Place): Promise<Map<number, ValueView[]>> {
  const details = await must<ProjectDetails>(at(origin, routes.readProject(projectId)), 'GET', {
    token: owner.token,
  });
  const byLanguage = new Map<number, ValueView[]>(details.languages.map(({ id }) => [id, []]));
  for (const group of details.groups)
    for (const key of group.keys)
      for (const value of key.values) byLanguage.get(value.languageId)?.push(value);
  return byLanguage;
}

type Terms = Omit<CreateInvitation, 'projectId' | 'email'>;

/** Invites a number of people, each with their own role and languages. */
async function members(place: Place, count: number, terms: (index: number) => Terms): Promise<Account[]> {
  const all: Account[] = [];
  while (all.length < count) {
    const next = Math.min(AT_ONCE, count - all.length);
    const indexes = Array.from({ length: next }, (_, index) => all.length + index);
    all.push(...(await Promise.all(indexes.map((index) => aMember(place, terms(index))))));
  }
  return all;
}

async function aMember({ origin, owner, projectId }: Place, terms: Terms): Promise<Account> {
  const account = await anAccount(origin);
  const body: CreateInvitation = { projectId, email: account.email, ...terms };
  const { id } = await must<InvitationView>(at(origin, routes.createInvitation()), 'POST', {
    token: owner.token,
    body,
  });
  await must(at(origin, routes.acceptInvitation(id)), 'POST', { token: account.token });
  return account;
}
