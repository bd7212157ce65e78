import type { PluralMode } from '#core/domain/plural-rules.js';
import { LIMITS } from '#core/domain/rules.js';
import { mergeLanguages } from '#core/formats/import/merge-languages.js';
import type { MergedLanguages } from '#core/formats/import/merge-languages.js';
import { MOST_FILES } from '#core/formats/model/profile-types.js';
import type { ImportWarning } from '#core/formats/text/import-warning.js';
import { loadCodecs } from '#core/formats/registry/codecs.js';
import { contentOf } from '#core/repository/content/content-of.js';
import type { RepositoryContent } from '#core/repository/content/content-of.js';
import type { DocumentToRead } from '#core/repository/content/read-document.js';
import { sliceContent } from '#core/repository/content/slice-content.js';
import type { ContentSlice } from '#core/repository/content/slice-content.js';
import { readFileDocuments } from '#core/repository/content/read-file.js';
import type { DocumentReading } from '#core/repository/content/read-file.js';
import type { ReadBytes } from '#core/repository/find-documents.js';
import { LARGEST_DOCUMENT } from '#core/repository/look-at.js';
import { runSteps } from '#core/steps.js';

import { LARGEST_BODY, SLICE_BYTES } from './body-sizes.js';

/** A file to import, with the documents that are taken, that of the base language first. */
export interface FileToImport {
  readonly template: string;
  readonly format: string;
  readonly documents: readonly { readonly path: string; readonly tag: string | null }[];
}

export interface ContentRequest {
  readonly files: readonly FileToImport[];
  readonly pluralMode: PluralMode;
  readonly baseTag: string;
  /** The names of new languages, by tag. */
  readonly names: ReadonlyMap<string, string>;
  /** Whether keys may come with their values in all languages, as a new project takes them; else by language. */
  readonly isMerged: boolean;
}

/** The content of an import. JSON in parts: it passes between threads and into a body without being parsed. */
export interface ImportContent {
  /** The base language first. */
  readonly tags: readonly string[];
  /** Groups if they are merged, else languages with their groups. Empty if there are slices. */
  readonly content: string;
  readonly isMerged: boolean;
  /** An `ImportProfile`. Empty if there are slices. */
  readonly profile: string;
  /** For several calls, where all of it is too large for one. */
  readonly slices: readonly ContentSlice[];
  readonly warnings: readonly ImportWarning[];
}

/** Reads the chosen documents, file by file. */
export async function importContent(
  { files, pluralMode, baseTag, names, isMerged }: ContentRequest,
  { read, digests }: OpenedDocuments,
  onKeys: (keys: number) => void,
): Promise<ImportContent> {
  await loadCodecs(files.map(({ format }) => ({ id: format })));
  const readings: DocumentReading[] = [];
  let keys = 0;
  for (const file of files) {
    const own = await readFile(file, pluralMode, { read, digests });
    readings.push(...own);
    keys += Math.max(
      0,
      ...own.map(({ groups }) => groups.reduce((sum, group) => sum + group.keys.length, 0)),
    );
    onKeys(keys);
  }
  const { languages, profile, warnings } = contentOf(readings, baseTag);
  const tags = languages.map(({ tag }) => tag);
  const slices = sliceContent({ languages, profile }, names, SLICE_BYTES);
  const inSlices = { tags, content: '', isMerged: false, profile: '', slices, warnings };
  const bytes = slices.reduce((sum, slice) => sum + slice.bytes, 0);
  const isMany = profile.files.length > MOST_FILES || tags.length > LIMITS.languagesPerProject;
  if (bytes > LARGEST_BODY || isMany) return inSlices;
  const merged = isMerged ? mergedIn(languages, names, pluralMode) : null;
  const named = (): unknown[] => languages.map((one) => ({ name: names.get(one.tag), ...one }));
  const whole = {
    content: JSON.stringify(merged ? merged.groups : named()),
    isMerged: merged !== null,
    profile: JSON.stringify(profile),
  };
  if (new Blob([whole.content, whole.profile]).size > LARGEST_BODY) return inSlices;
  return { tags, ...whole, slices: [], warnings };
}

export interface OpenedDocuments {
  readonly read: ReadBytes;
  /** Of their bytes, by path. */
  readonly digests: ReadonlyMap<string, string>;
}

/**
 * Reads the documents of a file. Its codec must be loaded.
 *
 * @param first other documents of the file, to be read before these
 */
export async function readFile(
  { template, format, documents }: FileToImport,
  pluralMode: PluralMode,
  { read, digests }: OpenedDocuments,
  first: readonly DocumentToRead[] = [],
): Promise<DocumentReading[]> {
  const opened = documents.map(async ({ path, tag }): Promise<DocumentToRead> => {
    const sha256 = digests.get(path) ?? '';
    const bytes = await read(path, LARGEST_DOCUMENT);
    return { path, file: template, language: tag, bytes, format, ...(sha256 !== '' && { sha256 }) };
  });
  return runSteps(readFileDocuments([...first, ...(await Promise.all(opened))], { pluralMode }));
}

/** Keys with their values in all languages; null if that leaves out texts, which the documents would then lose. */
function mergedIn(
  languages: RepositoryContent['languages'],
  names: ReadonlyMap<string, string>,
  mode: PluralMode,
) {
  const catalogues = languages.map(({ tag, groups }) => ({ languageName: names.get(tag) ?? tag, groups }));
  const merged = runSteps(mergeLanguages(catalogues, mode));
  return isWhole(merged) ? merged : null;
}

/** A key that was left out in all languages has no values. */
const isWhole = ({ groups, warnings }: MergedLanguages): boolean =>
  warnings.length === 0 && groups.every(({ keys }) => keys.every(({ values }) => values.length > 0));
