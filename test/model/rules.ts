import { quantitiesOf } from '#core/domain/quantities.js';

import { RANK } from '../matrix/support/rules.js';
import type { TestRole } from '../matrix/support/rules.js';
import type {
  Model,
  ModelInvitation,
  ModelKey,
  ModelLanguage,
  ModelLimits,
  ModelMember,
  ModelProject,
  ModelValue,
} from './state.js';

// The rules of the documents, written a second time: short, slow and without a database.

export const isLimited = ({ role, target }: ModelMember): boolean => role !== 'owner' && target !== null;

export const mayWrite = (member: ModelMember, language: ModelLanguage): boolean =>
  !isLimited(member) || (member.target ?? []).includes(language);

export const mayRead = (member: ModelMember, language: ModelLanguage): boolean =>
  mayWrite(member, language) || (member.source ?? []).includes(language);

export const readable = ({ languages }: ModelProject, member: ModelMember): ModelLanguage[] =>
  languages.filter((language) => mayRead(member, language));

export const ranksAtLeast = (actor: TestRole, other: TestRole): boolean => RANK[actor] >= RANK[other];

export const memberOf = ({ members }: ModelProject, user: number): ModelMember | undefined =>
  members.find((member) => member.user === user);

/** Whether it can still be accepted: it depends on the membership and role of its sender. */
export function isLive(project: ModelProject, { inviter, role }: ModelInvitation): boolean {
  const sender = memberOf(project, inviter);
  return sender !== undefined && ranksAtLeast(sender.role, role);
}

/** A new value of a key, as in the database. */
export const newValue = (
  language: ModelLanguage,
  quantity: ModelValue['quantity'],
  text = '',
): ModelValue => ({
  id: 0,
  language,
  quantity,
  text,
  status: 'modified',
  version: 1,
});

/** All values of a new key, empty. */
export const emptyValues = (languages: readonly ModelLanguage[], isPlural: boolean): ModelValue[] =>
  languages.flatMap((language) => quantitiesOf(isPlural).map((quantity) => newValue(language, quantity)));

export function writeText(value: ModelValue, text: string): void {
  if (value.text === text) return;
  value.text = text;
  value.status = 'modified';
  value.version += 1;
}

const holesIn = (text: string): number => text.split('%s').length;

/** Whether its project keeps a text from being validated: it has fewer or more `%s` than its source, the first language. */
export function isBlocked({ isBlocking, languages, keys }: ModelProject, value: ModelValue): boolean {
  const [source] = languages;
  if (!isBlocking || value.text === '' || value.language === source) return false;
  const key = keys.find(({ values }) => values.includes(value));
  const texts = new Map(
    key?.values.filter(({ language }) => language === source).map((one) => [one.quantity, one.text]),
  );
  const text = texts.get(value.quantity) || texts.get('other') || '';
  return text !== '' && holesIn(text) !== holesIn(value.text);
}

/** Returns the group of that name, and creates a missing one. */
export function groupNamed(project: ModelProject, name: string): ModelKey['group'] {
  const known = project.groups.find((group) => group.name === name);
  if (known) return known;
  const group = { id: 0, name };
  project.groups.push(group);
  return group;
}

export function removeMember(project: ModelProject, user: number): void {
  project.members = project.members.filter((member) => member.user !== user);
  project.invitations = project.invitations.filter(({ inviter }) => inviter !== user);
}

/** Removes the language from all lists; limited members stay limited. */
export function removeLanguage(project: ModelProject, gone: ModelLanguage): void {
  const others = (list: ModelLanguage[] | null): ModelLanguage[] | null =>
    list === null ? null : list.filter((language) => language !== gone);
  project.languages = project.languages.filter((language) => language !== gone);
  for (const key of project.keys) key.values = key.values.filter(({ language }) => language !== gone);
  for (const limits of [...project.members, ...project.invitations] as ModelLimits[]) {
    limits.source = others(limits.source);
    limits.target = others(limits.target);
  }
}

/** All ids of a project, or of a part of it, that is about to be deleted. */
export function bury(model: Model, ...things: { id: number }[]): void {
  model.gone.push(...things.map(({ id }) => id));
}

/** A new language, with an empty value for every key; a limited creator may write it. */
export function addLanguage(
  project: ModelProject,
  member: ModelMember,
  { name, tag }: Pick<ModelLanguage, 'name' | 'tag'>,
): ModelLanguage {
  const language = { id: 0, name, tag };
  project.languages.push(language);
  for (const key of project.keys) key.values.push(...emptyValues([language], key.isPlural));
  if (isLimited(member)) member.target?.push(language);
  return language;
}

/** The tag that a new language gets by its name, which is a tag in every case here. */
export function guessedTag(languages: readonly { tag: string | null }[], name: string): string | null {
  const guess = name.toLowerCase();
  return languages.some(({ tag }) => tag === guess) ? null : guess;
}
