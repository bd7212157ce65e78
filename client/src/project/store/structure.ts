import type { FileView } from '#core/api/files.js';
import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { KeyContext } from '#core/domain/key-context.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import type { KeySummary } from './key-summary.js';

export interface GroupInfo {
  id: number;
  name: string;
  /** The file of its keys; null: none. */
  fileId: number | null;
  /** In the project's order. */
  keyIds: number[];
}

/** The project without its texts: the data of the grid. */
export interface Structure {
  /** Whether the user is limited to some languages. */
  targetRestricted: boolean;
  /** The forms of plurals: zero, one and other, or the forms of each language. */
  pluralMode: PluralMode;
  /** The chosen base language; it may have been deleted. Null if the user may not read it. */
  sourceLanguageId: number | null;
  languages: LanguageView[];
  /** The files of its repository, by position. */
  files: FileView[];
  /** In the project's order. */
  groups: GroupInfo[];
  keys: Map<number, KeySummary>;
}

/** The structure until the project is loaded. */
export const EMPTY_STRUCTURE: Structure = {
  targetRestricted: false,
  pluralMode: 'strict',
  sourceLanguageId: null,
  languages: [],
  files: [],
  groups: [],
  keys: new Map(),
};

const NONE: ReadonlySet<number> = new Set();

export function structureOf(project: ProjectDetails, deleted: ReadonlySet<number> = NONE): Structure {
  const keys = new Map<number, KeySummary>();
  const groups = project.groups.map((group) => {
    for (const { id, name, isPlural, description, maxLength, tags, isObsolete } of group.keys)
      keys.set(id, {
        id,
        name,
        isPlural,
        description,
        maxLength,
        tags,
        isObsolete,
        groupId: group.id,
        groupName: group.name,
        fileId: group.fileId,
        ...(deleted.has(id) ? { isDeleted: true } : {}),
      });
    return { id: group.id, name: group.name, fileId: group.fileId, keyIds: group.keys.map(({ id }) => id) };
  });
  const { languages, files, targetRestricted, pluralMode, sourceLanguageId } = project;
  return { targetRestricted, pluralMode, sourceLanguageId, languages, files, groups, keys };
}

const isSameList = <T>(one: readonly T[], other: readonly T[], isSame: (a: T, b: T) => boolean): boolean =>
  one.length === other.length &&
  one.every((item, at) => {
    const counterpart = other[at];
    return counterpart !== undefined && isSame(item, counterpart);
  });

const isSameContext = (one: KeyContext, other: KeyContext): boolean =>
  one.description === other.description &&
  one.maxLength === other.maxLength &&
  one.isObsolete === other.isObsolete &&
  isSameList(one.tags, other.tags, Object.is);

/** Whether two structures have the same languages, files, groups and keys, in the same order, under the same names and with the same context. */
export function isSameStructure(one: Structure, other: Structure): boolean {
  const sameLanguages = isSameList(
    one.languages,
    other.languages,
    (a, b) => a.id === b.id && a.name === b.name && a.tag === b.tag && a.access === b.access,
  );
  return (
    sameLanguages &&
    one.targetRestricted === other.targetRestricted &&
    one.pluralMode === other.pluralMode &&
    one.sourceLanguageId === other.sourceLanguageId &&
    isSameList(one.files, other.files, (a, b) => a.id === b.id && a.path === b.path) &&
    isSameList(
      one.groups,
      other.groups,
      (a, b) =>
        a.id === b.id &&
        a.name === b.name &&
        a.fileId === b.fileId &&
        isSameList(a.keyIds, b.keyIds, Object.is),
    ) &&
    [...one.keys].every(([id, key]) => {
      const counterpart = other.keys.get(id);
      return (
        counterpart?.name === key.name &&
        counterpart.isPlural === key.isPlural &&
        counterpart.isDeleted === key.isDeleted &&
        isSameContext(counterpart, key)
      );
    })
  );
}
