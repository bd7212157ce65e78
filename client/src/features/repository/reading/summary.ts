import type { PluralMode } from '#core/domain/plural-rules.js';
import type { ImportWarning } from '#core/formats/text/import-warning.js';
import type { DocumentToRead } from '#core/repository/content/read-document.js';
import { readFileDocuments } from '#core/repository/content/read-file.js';
import type { DocumentReading } from '#core/repository/content/read-file.js';
import { runSteps } from '#core/steps.js';

/** What a document holds, without its texts. */
export interface DocumentSummary {
  readonly path: string;
  /** Why it could not be read. */
  readonly error: ImportWarning | null;
  /** The keys, each with its group. */
  readonly keys: ReadonlySet<string>;
  /** Those of `keys` that are plurals. */
  readonly plurals: readonly string[];
  /** The languages that it holds, where it holds several. */
  readonly languages: readonly { readonly tag: string; readonly isSource: boolean; readonly keys: number }[];
  readonly lost: Readonly<Record<PluralMode, number>>;
  /** Of the plurals of a JSON file. */
  readonly flavour: string | null;
}

/**
 * Reads the documents of a file and counts what they hold, in both plural modes where there are plurals.
 *
 * @param documents that of the base language first
 */
export function summariesOf(documents: readonly DocumentToRead[]): DocumentSummary[] {
  const read = (pluralMode: PluralMode): DocumentReading[] =>
    runSteps(readFileDocuments(documents, { pluralMode }));
  const cldr = read('cldr');
  const strict = cldr.some(hasPlurals) ? read('strict') : cldr;
  return cldr.map((reading, at) => summaryOf(reading, strict[at] ?? reading));
}

/** The language of names that are texts. */
export const ENGLISH = 'en';

/** The names of the keys of documents, each once, without their groups. */
export const namesOfKeys = (summaries: readonly Pick<DocumentSummary, 'keys'>[]): string[] => [
  ...new Set(summaries.flatMap(({ keys }) => [...keys].map((key) => key.slice(key.indexOf('\n') + 1)))),
];

const hasPlurals = ({ groups, languages, lost }: DocumentReading): boolean =>
  lost.texts > 0 ||
  [groups, ...languages.map((language) => language.groups)].some((all) =>
    all.some(({ keys }) => keys.some(({ isPlural }) => isPlural)),
  );

function summaryOf(reading: DocumentReading, strict: DocumentReading): DocumentSummary {
  const { path, error, groups, languages } = reading;
  const all = [groups, ...languages.map((language) => language.groups)].flat();
  const named = all.flatMap(({ name, keys }) =>
    keys.map((key) => ({ ...key, place: `${name}\n${key.name}` })),
  );
  return {
    path,
    error,
    keys: new Set(named.map(({ place }) => place)),
    plurals: [...new Set(named.flatMap(({ place, isPlural }) => (isPlural ? [place] : [])))],
    languages: languages.flatMap(({ tag, isSource, groups: own }) =>
      tag === null ? [] : [{ tag, isSource, keys: own.reduce((sum, { keys }) => sum + keys.length, 0) }],
    ),
    lost: { cldr: reading.lost.texts, strict: strict.lost.texts },
    flavour: reading.plurals?.flavour ?? null,
  };
}
