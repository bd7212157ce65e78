import type { ContentEvents, LiveEvent, LiveKey, LiveLanguage, LiveProject } from '#core/api/live.js';
import type { GroupView } from '#core/api/groups.js';
import type { ValueView } from '#core/api/translations.js';

import { readersOf, roomOfProject } from './rooms.js';
import { UNKNOWN } from './touched.js';
import type { Origin, Touched } from './touched.js';

/** The current state of what was touched. */
export interface LiveContent {
  cursor: number;
  safeCursor: number;
  values: ValueView[];
  keys: LiveKey[];
  groups: GroupView[];
  languages: LiveLanguage[];
  /** Null if it was not requested or no longer exists. */
  project: LiveProject | null;
}

/** An event with the rooms that it is for, less those that it is not for. */
export type RoutedEvent = {
  [Name in keyof ContentEvents]: {
    rooms: string[];
    except?: string[];
    name: Name;
    event: ContentEvents[Name];
  };
}[keyof ContentEvents];

/**
 * The events for what was touched, in an order in which a client can apply them: languages before groups, keys and
 * values. What was touched and is missing in the content was deleted.
 */
export function eventsOf(projectId: number, touched: Touched, content: LiveContent): RoutedEvent[] {
  const { cursor, safeCursor } = content;
  const head = (origin: Origin): LiveEvent => ({ projectId, cursor, safeCursor, ...origin });
  return [
    ...projectEvents(projectId, touched, content, head),
    ...languageEvents(projectId, touched, content, head),
    ...groupEvents(projectId, touched, content, head),
    ...keyEvents(projectId, touched, content, head),
    ...valueEvents(projectId, touched, content, head),
  ];
}

type Head = (origin: Origin) => LiveEvent;
type Part = (projectId: number, touched: Touched, content: LiveContent, head: Head) => RoutedEvent[];

const projectEvents: Part = (projectId, touched, { project }, head) => {
  const origin = touched.reload ?? touched.project;
  if (origin === null || project === null) return [];
  const isReload = touched.reload !== null;
  const name = 'project_changed';
  const rooms = [roomOfProject(projectId)];
  const event = { ...head(origin), project, isReload };
  const { sourceLanguageId } = project;
  if (sourceLanguageId === null) return [{ name, rooms, event }];
  // Members who may not read the base language do not learn which it is.
  const readers = readersOf(projectId, sourceLanguageId);
  const hidden = { ...event, project: { ...project, sourceLanguageId: null } };
  return [
    { name, rooms: readers, event },
    { name, rooms, except: readers, event: hidden },
  ];
};

const languageEvents: Part = (projectId, { languages }, content, head) => {
  const found = new Map(content.languages.map((language) => [language.id, language]));
  return [...languages].map(([languageId, { origin, isNew }]): RoutedEvent => {
    const rooms = readersOf(projectId, languageId);
    const language = found.get(languageId);
    if (language === undefined)
      return { name: 'language_deleted', rooms, event: { ...head(origin), languageId } };
    const name = isNew ? 'language_added' : 'language_changed';
    return { name, rooms, event: { ...head(origin), language } };
  });
};

const groupEvents: Part = (projectId, touched, { groups }, head) => {
  const rooms = [roomOfProject(projectId)];
  return byOrigin(touched.groups, groups).flatMap(({ origin, there, gone }): RoutedEvent[] => [
    ...some(there, (list) => ({ name: 'group_changed', rooms, event: { ...head(origin), groups: list } })),
    ...some(gone, (groupIds) => ({ name: 'group_deleted', rooms, event: { ...head(origin), groupIds } })),
  ]);
};

const keyEvents: Part = (projectId, touched, { keys }, head) => {
  const rooms = [roomOfProject(projectId)];
  return byOrigin(touched.keys, keys).flatMap(({ origin, there, gone }): RoutedEvent[] => [
    ...some(there, (list) => ({ name: 'key_changed', rooms, event: { ...head(origin), keys: list } })),
    ...some(gone, (keyIds) => ({ name: 'key_deleted', rooms, event: { ...head(origin), keyIds } })),
  ]);
};

const valueEvents: Part = (projectId, touched, { values }, head) => {
  const sent = groupBy(
    values.map((value) => ({ value, languageId: value.languageId, origin: originOf(touched, value) })),
  );
  const findings = groupBy([...touched.findings].map(([valueId, finding]) => ({ valueId, ...finding })));
  return [
    ...sent.map(([{ origin, languageId }, list]): RoutedEvent => {
      const event = { ...head(origin), languageId, values: list.map(({ value }) => withoutLanguage(value)) };
      return { name: 'value_changed', rooms: readersOf(projectId, languageId), event };
    }),
    ...findings.map(([{ origin, languageId }, list]): RoutedEvent => {
      const event = { ...head(origin), languageId, valueIds: list.map(({ valueId }) => valueId) };
      return { name: 'findings_changed', rooms: readersOf(projectId, languageId), event };
    }),
  ];
};

/** A version newer than that of the change was made by someone else. */
function originOf({ values, keys }: Touched, { id, keyId, version }: ValueView): Origin {
  const touched = values.get(id);
  if (touched === undefined) return keys.get(keyId) ?? UNKNOWN;
  return touched.version === version ? touched.origin : UNKNOWN;
}

const withoutLanguage = ({ languageName: _name, languageAccess: _access, ...value }: ValueView) => value;

interface ByOrigin<T> {
  origin: Origin;
  there: T[];
  gone: number[];
}

const nameOf = ({ byUserId, clientId }: Origin): string => JSON.stringify([byUserId, clientId]);

/** Groups touched items by their origin, both existing and deleted ones. */
function byOrigin<T extends { id: number }>(
  touched: Map<number, Origin>,
  found: readonly T[],
): ByOrigin<T>[] {
  const foundById = new Map(found.map((one) => [one.id, one]));
  const parts = new Map<string, ByOrigin<T>>();
  for (const [id, origin] of touched) {
    const part = parts.get(nameOf(origin)) ?? { origin, there: [], gone: [] };
    parts.set(nameOf(origin), part);
    const one = foundById.get(id);
    if (one === undefined) part.gone.push(id);
    else part.there.push(one);
  }
  return [...parts.values()];
}

/** The items by language and origin, each list with its first item. */
function groupBy<T extends { origin: Origin; languageId: number }>(items: readonly T[]): [T, T[]][] {
  const lists = new Map<string, [T, T[]]>();
  for (const item of items) {
    const name = `${item.languageId} ${nameOf(item.origin)}`;
    const known = lists.get(name);
    if (known === undefined) lists.set(name, [item, [item]]);
    else known[1].push(item);
  }
  return [...lists.values()];
}

const some = <T>(list: T[], event: (list: T[]) => RoutedEvent): RoutedEvent[] =>
  list.length === 0 ? [] : [event(list)];
