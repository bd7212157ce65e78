import { CALLS, callNamed } from '#core/api/calls.js';
import type { CallName } from '#core/api/calls.js';

import { operation } from '../../support/openapi.js';
import { anAccount } from '../support/account.js';
import type { Account } from '../support/account.js';
import { at } from '../support/calls.js';
import { LARGE_BODIES } from './bodies.js';
import type { Target, Way } from './bodies.js';
import { largestBody } from './from-schema.js';
import { idsOf } from './place.js';
import type { Place, ProjectIds } from './place.js';
import type { Sent } from './send.js';

/** As many calls of one kind at once. */
export const AT_ONCE = 4;

const NAMES = Object.keys(CALLS) as CallName[];

const ENDING = /^(delete|remove|leave|archive|revoke|end|signOut)/;

export const READS = NAMES.filter((name) => callNamed(name).method === 'GET');

/** Writes; those that end something come last, and projects after what is in them. `deleteProject` is for the very end. */
export const WRITES = NAMES.filter(
  (name) => callNamed(name).method !== 'GET' && name !== 'deleteProject',
).sort((a, b) => weight(a) - weight(b));

function weight(name: CallName): number {
  if (name === 'archiveProject' || name === 'unarchiveProject') return 3;
  return ENDING.test(name) ? 2 : 1;
}

const isOfProject = (name: CallName): boolean => callNamed(name).path.includes('{projectId}');

/** Whether at least one of the requests has to succeed, so that something large was done. */
export const mustSucceed = (name: CallName): boolean =>
  isOfProject(name) || name === 'createProject' || name === 'exportMe';

/** The ways to make a call as large as it may be. */
export function waysOf(name: CallName): Way[] {
  const special = LARGE_BODIES[name];
  if (special !== undefined) return [...special];
  const targets: Target[] =
    isOfProject(name) && callNamed(name).method === 'GET' ? ['longTexts', 'manyTexts'] : ['longTexts'];
  return targets.map((target) => ({
    name: target === 'longTexts' ? 'long texts' : 'many texts',
    target,
    body: (ids, index) => largestBody(name, (field) => idFor(field, ids, index)),
  }));
}

/** The requests of one way, at once, with ids as they are now. */
export async function requestsOf(name: CallName, way: Way, place: Place): Promise<Sent[]> {
  const ids = await idsOf(place.url, place[way.target]);
  return Promise.all(
    Array.from({ length: AT_ONCE }, async (_, index) => {
      const { token } = await callerOf(name, place, index);
      const { method } = callNamed(name);
      const url = at(place.origin, `${pathOf(name, ids, index, place)}${queryOf(name, ids)}`);
      const body = way.body(ids, index, place);
      return { method, url, token, ...(method === 'GET' ? {} : { body }) };
    }),
  );
}

/** Calls that end an account or a membership have a caller each. */
async function callerOf(name: CallName, place: Place, index: number): Promise<Account> {
  if (name === 'leaveProject') return place.members[AT_ONCE + index] ?? place.owner;
  if (isOfProject(name) || callNamed(name).method === 'GET') return place.owner;
  if (name === 'createProject' || name === 'createInvitation') return place.owner;
  return anAccount(place.origin);
}

function pathOf(name: CallName, ids: ProjectIds, index: number, place: Place): string {
  const slots: Record<string, unknown> = { ...slotsOf(ids, index, place), ...specialSlots(name, ids, index) };
  return callNamed(name).path.replaceAll(/\{(\w+)\}/g, (_all, slot: string) => String(slots[slot]));
}

const slotsOf = (ids: ProjectIds, index: number, place: Place): Record<string, unknown> => ({
  projectId: ids.projectId,
  groupId: ids.groups.at(index) ?? ids.groups[0],
  keyId: ids.values[index]?.keyId,
  valueId: ids.values[index]?.id,
  languageId: ids.languages.at(index),
  userId: place.members[index]?.id,
  activityId: ids.activities[index],
  changeSetId: ids.changeSets[index],
  invitationId: 1 + index,
  tokenId: 1,
  sessionId: '00000000-0000-4000-8000-000000000000',
});

function specialSlots(name: CallName, ids: ProjectIds, index: number): Record<string, unknown> {
  // The first value is the one that was written often.
  if (name === 'listHistoryOfValue') return { keyId: ids.values[0]?.keyId, valueId: ids.values[0]?.id };
  if (name === 'readFileProfiles') return { languageId: ids.languages[0] };
  // Enough is left for other calls.
  if (name === 'deleteKey') return { keyId: ids.keys.at(-1 - index) };
  if (name === 'deleteLanguage') return { languageId: ids.languages.at(-1 - index) };
  return {};
}

/** The largest pages. */
function queryOf(name: CallName, { languages }: ProjectIds): string {
  const query = operation(name)
    .parameters.filter((parameter) => parameter.in === 'query')
    .flatMap(({ name: field, required = false, schema }) => {
      if (field === 'limit') return [`limit=${Number(schema['maximum'] ?? 100)}`];
      if (field === 'collapse') return ['collapse=false'];
      return required && field === 'languageId' ? [`languageId=${languages[0]}`] : [];
    });
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

function idFor(field: string, ids: ProjectIds, index: number): unknown {
  switch (field) {
    case 'languageId':
    case 'sourceLanguageId':
      return ids.languages[0];
    case 'groupId':
      return ids.groups[0];
    case 'projectId':
      return ids.projectId;
    case 'keyId':
      return ids.keys[index];
    case 'sourceLanguagesIds':
    case 'targetLanguagesIds':
      return ids.languages.join(',');
    case 'version':
      return ids.values[index]?.version;
    default:
      return undefined;
  }
}
