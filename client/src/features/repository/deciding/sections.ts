import type { ChangeKind, RepositoryChange } from '#core/repository/compare/repository-changes.js';

export const SECTIONS = ['conflicts', 'base', 'changed', 'new', 'obsolete'] as const;

export type SectionName = (typeof SECTIONS)[number];

const SECTION_OF: Record<ChangeKind, SectionName> = {
  conflict: 'conflicts',
  base: 'base',
  changed: 'changed',
  new_text: 'new',
  new_key: 'new',
  restored: 'new',
  obsolete: 'obsolete',
};

/** Which changes are shown. */
export interface ChangeFilter {
  /** The path of a document, or the template of a file; null: all. */
  readonly of: string | null;
  /** A tag; null: all languages. */
  readonly tag: string | null;
  readonly search: string;
}

export interface Section {
  readonly name: SectionName;
  readonly changes: readonly RepositoryChange[];
}

/** The changes by what they are, without sections that are empty. */
export function sectionsOf(
  changes: readonly RepositoryChange[],
  { of, tag, search }: ChangeFilter,
): Section[] {
  const wanted = search.trim().toLowerCase();
  const isShown = ({ path, file, group, key, here, there, ...change }: RepositoryChange): boolean =>
    (of === null || path === of || file === of) &&
    (tag === null || change.tag === tag) &&
    (wanted === '' || [`${group}.${key}`, here, there].some((text) => text.toLowerCase().includes(wanted)));
  const found = new Map<SectionName, RepositoryChange[]>();
  for (const change of changes) {
    if (!isShown(change)) continue;
    const name = SECTION_OF[change.kind];
    const own = found.get(name);
    if (own) own.push(change);
    else found.set(name, [change]);
  }
  return SECTIONS.flatMap((name) => {
    const own = found.get(name);
    return own ? [{ name, changes: own }] : [];
  });
}
