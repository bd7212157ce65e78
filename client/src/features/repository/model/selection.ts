import { isEnglish } from '#core/domain/languages/is-english.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import type { FileToImport } from '../reading/import-content.js';
import type { DocumentOfFile, FileView, RepositoryView } from '../reading/repository-view.js';

/** A document that an import would take, with its language. */
interface TakenDocument {
  readonly document: DocumentOfFile;
  /** Null: its format holds several. */
  readonly tag: string | null;
}

export interface TakenFile {
  readonly file: FileView;
  readonly documents: readonly TakenDocument[];
}

/** Whether each file is ticked, by id. Those that a person has not touched are, save for test data and templates. */
export type Ticks = ReadonlyMap<string, boolean>;

export const isTicked = (file: FileView, ticks: Ticks): boolean =>
  ticks.get(file.id) ?? file.setAside === null;

/** The language of a document; null if it is left out until a person names it, or if it holds several. */
export const tagIn = ({ tag, unknown, code }: DocumentOfFile, baseTag: string | null): string | null =>
  tag ?? (unknown === null && (code === null || code === XCODE_BASE) ? baseTag : null);

const XCODE_BASE = 'Base';

/**
 * What the ticks take: documents without a language are left out, and all but the first of those in one language. The
 * document of the base language comes first.
 */
export function takenFiles(view: RepositoryView, ticks: Ticks, baseTag: string | null): TakenFile[] {
  const lowered = new Set<string>();
  return view.files
    .filter((file) => isTicked(file, ticks))
    .map((file) => ({ file, documents: takenDocuments(file, baseTag).filter(isFirst(lowered)) }))
    .filter(({ documents }) => documents.length > 0);
}

/** Of paths that differ in case only, one can be written on every system. */
const isFirst =
  (lowered: Set<string>) =>
  ({ document: { path } }: TakenDocument): boolean => {
    const isNew = !lowered.has(path.toLowerCase());
    lowered.add(path.toLowerCase());
    return isNew;
  };

function takenDocuments(file: FileView, baseTag: string | null): TakenDocument[] {
  if (file.holdsAll) return file.documents.map((document) => ({ document, tag: null }));
  const tags = new Set<string>();
  const taken = file.documents.flatMap((document): TakenDocument[] => {
    const tag = tagIn(document, baseTag);
    if (tag === null || tags.has(tag)) return [];
    tags.add(tag);
    return [{ document, tag }];
  });
  return taken.sort((a, b) => Number(b.tag === baseTag) - Number(a.tag === baseTag));
}

/** Whether the texts of the base language stand in no document of a file, but in the names of its keys. */
export const hasBaseInNames = ({ isNamedInEnglish, documents }: FileView, baseTag: string | null): boolean =>
  isNamedInEnglish === true &&
  baseTag !== null &&
  isEnglish(baseTag) &&
  documents.every((document) => tagIn(document, baseTag) !== baseTag);

export interface Totals {
  readonly files: number;
  readonly documents: number;
  readonly keys: number;
  readonly languages: number;
}

export const totalsOf = (taken: readonly TakenFile[], baseTag: string | null = null): Totals => ({
  files: taken.length,
  documents: taken.reduce((sum, { documents }) => sum + documents.length, 0),
  keys: taken.reduce((sum, { file }) => sum + file.keys, 0),
  languages: languagesWith(taken, baseTag).size,
});

/** The tags of the languages that a project has with what is taken, beside those of its `own`. */
export const languagesWith = (
  taken: readonly TakenFile[],
  baseTag: string | null,
  own: readonly string[] = [],
): Set<string> => new Set([...own, ...languagesIn(taken), ...baseInNames(taken, baseTag)]);

const baseInNames = (taken: readonly TakenFile[], baseTag: string | null): string[] =>
  baseTag !== null && taken.some(({ file }) => hasBaseInNames(file, baseTag)) ? [baseTag] : [];

/** The tags of all languages that documents are in, each once. */
export const languagesIn = (taken: readonly TakenFile[]): string[] => [
  ...new Set(
    taken.flatMap(({ documents }) =>
      documents.flatMap(({ document, tag }) => (tag === null ? document.tags : [tag])),
    ),
  ),
];

export const filesToImport = (taken: readonly TakenFile[]): FileToImport[] =>
  taken.map(({ file: { template, format }, documents }) => ({
    template,
    format,
    documents: documents.map(({ document: { path }, tag }) => ({ path, tag })),
  }));

/** How many texts each plural mode would lose. */
export function lossesOf(taken: readonly TakenFile[]): Record<PluralMode, number> {
  const lost = (mode: PluralMode): number =>
    taken.reduce(
      (sum, { documents }) => documents.reduce((own, { document }) => own + document.lost[mode], sum),
      0,
    );
  return { strict: lost('strict'), cldr: lost('cldr') };
}

/** The documents that are left out because no language is known for their code, by code. */
export function leftOutIn(view: RepositoryView, ticks: Ticks): Map<string, number> {
  const codes = view.files
    .filter((file) => isTicked(file, ticks))
    .flatMap(({ documents }) => documents.flatMap(({ unknown }) => unknown ?? []));
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}
