import type { DocumentView, FileDetails } from '#core/api/files.js';
import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { FORMATS } from '#core/formats/registry/registry.js';

import type { ProgressCounts } from '../../project/ui/ProgressBar.js';

/** A document with its language and the state of its texts. */
export interface DocumentRow extends DocumentView {
  language: LanguageView | undefined;
  counts: ProgressCounts;
}

export interface FileRow extends FileDetails {
  /** Whether one document holds all languages. */
  holdsAll: boolean;
  keys: number;
  counts: ProgressCounts;
  rows: DocumentRow[];
  /** The document that was imported last. */
  latest: DocumentView | undefined;
}

const NOTHING: ProgressCounts = { validated: 0, modified: 0, invalidated: 0, empty: 0 };

/** The rows of the files, and the number of keys that belong to none. Each text is looked at once. */
export function fileRows(
  files: readonly FileDetails[],
  { groups, languages, sourceLanguageId }: ProjectDetails,
): { rows: FileRow[]; orphans: number } {
  const counted = new Map<number | null, { keys: number; byLanguage: Map<number, ProgressCounts> }>();
  for (const { fileId, keys } of groups) {
    const ofFile = counted.get(fileId) ?? { keys: 0, byLanguage: new Map<number, ProgressCounts>() };
    counted.set(fileId, ofFile);
    ofFile.keys += keys.length;
    for (const { values } of keys)
      for (const { languageId, name, status } of values) {
        const counts = ofFile.byLanguage.get(languageId) ?? { ...NOTHING };
        ofFile.byLanguage.set(languageId, counts);
        counts[name === '' ? 'empty' : status] += 1;
      }
  }
  const rows = files.map((file): FileRow => {
    const { keys = 0, byLanguage = new Map<number, ProgressCounts>() } = counted.get(file.id) ?? {};
    const holdsAll = FORMATS.find(({ id }) => id === file.format)?.languages === 'all';
    const total = sumOf([...byLanguage.values()]);
    const documents = file.documents.map((document) => ({
      ...document,
      language: languages.find(({ id }) => id === document.languageId),
      counts: holdsAll ? total : (byLanguage.get(document.languageId) ?? NOTHING),
    }));
    const isBase = ({ languageId }: DocumentView): boolean => languageId === sourceLanguageId;
    return {
      ...file,
      holdsAll,
      keys,
      counts: sumOf(holdsAll ? [total] : documents.map(({ counts }) => counts)),
      rows: [...documents.filter(isBase), ...documents.filter((document) => !isBase(document))],
      latest: file.documents.toSorted((one, other) => other.at.localeCompare(one.at))[0],
    };
  });
  return { rows, orphans: counted.get(null)?.keys ?? 0 };
}

function sumOf(counts: readonly ProgressCounts[]): ProgressCounts {
  const sum = { ...NOTHING };
  for (const { validated, modified, invalidated, empty } of counts) {
    sum.validated += validated;
    sum.modified += modified;
    sum.invalidated += invalidated;
    sum.empty += empty;
  }
  return sum;
}

/** The share of texts that are not empty, from 0 to 1, rounded down: 1 means all of them. */
export function translatedIn({ validated, modified, invalidated, empty }: ProgressCounts): number {
  const filled = validated + modified + invalidated;
  return filled === 0 ? 0 : Math.floor((filled / (filled + empty)) * 100) / 100;
}
