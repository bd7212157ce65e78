import { COMMON_GROUP } from '../../domain/rules.js';
import type {
  ExportGroup,
  ExportKey,
  ExportProject,
  WriteOptions,
  WrittenGroup,
} from '../model/export-types.js';
import { PLATFORM_RULES } from '../naming/platforms.js';
import { chooseNames } from './export-names.js';
import type { ChosenNames } from './export-names.js';
import { indexValues, selectGroups } from './export-selection.js';

/** The name of a key in a file. */
export type NameOf = (group: ExportGroup, key: ExportKey) => string;

/** That in the project, by which files that come back know their keys. */
export const plainName: NameOf = (_, { name }) => name;

/** What is written of a project. */
export interface ProjectContent {
  groups: readonly ExportGroup[];
  /**
   * What is written of a language.
   *
   * @param isWhole also what nobody has validated, and what is stale
   * @param hasEmpty also what has no text
   */
  select: (
    languageId: number,
    nameOf: NameOf,
    groups?: readonly ExportGroup[],
    isWhole?: boolean,
    hasEmpty?: boolean,
  ) => WrittenGroup[];
  /** Whether the project has a key. */
  isKnown: (group: string, name: string) => boolean;
  /** Names of keys in new files. */
  exportName: NameOf;
  /** A group of a new file, whose keys may stand under no marker. */
  mark: (group: WrittenGroup) => WrittenGroup;
}

export function contentOf({ groups }: Pick<ExportProject, 'groups'>, options: WriteOptions): ProjectContent {
  const index = indexValues(groups);
  // Made when a file is new: files that come back have names of their own.
  const chosen = onDemand(() => flatNames(groups, options));
  const known = onDemand(() => knownKeys(groups));
  return {
    groups,
    select: (id, nameOf, some = groups, isWhole = false, hasEmpty = false) =>
      selectGroups(some, id, index, nameOf, {
        ...options,
        ...(isWhole && { validatedOnly: false, leaveOutStale: false }),
        ...(hasEmpty && { leaveOutEmpty: false }),
      }),
    isKnown: (group, name) => known()(group, name),
    exportName: namesOf(chosen, options),
    mark: (group) =>
      chosen()?.isCommonUnmarked && group.name === COMMON_GROUP ? { ...group, name: '' } : group,
  };
}

function knownKeys(groups: readonly ExportGroup[]): ProjectContent['isKnown'] {
  const known = new Map<string, Set<string>>();
  for (const { name, keys } of groups) {
    const names = known.get(name) ?? new Set<string>();
    known.set(name, names);
    for (const key of keys) names.add(key.name);
  }
  return (group, name) => known.get(group)?.has(name) === true;
}

function namesOf(chosen: () => ChosenNames | null, { prefix }: Pick<WriteOptions, 'prefix'>): NameOf {
  return (group, key) => {
    const flat = chosen();
    if (flat) return flat.names.get(key) ?? key.name;
    return prefix ? `${group.name}_${key.name}` : key.name;
  };
}

/** What is made when it is first asked for, and once. */
function onDemand<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => (made ??= { it: make() }).it;
}

/** Null where every group is a namespace of its own. */
export function flatNames(
  groups: readonly ExportGroup[],
  { platform, prefix }: Pick<WriteOptions, 'platform' | 'prefix'>,
): ChosenNames | null {
  const { nameForm, ...rules } = PLATFORM_RULES[platform];
  return nameForm && chooseNames(groups, { ...rules, nameForm }, prefix);
}
