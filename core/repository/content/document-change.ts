import type { PluralMode } from '../../domain/plural-rules.js';
import { fileBytes } from '../../formats/export/file-bytes.js';
import type { ExportFile, KeptGroup } from '../../formats/index.js';
import { readDocument } from './read-document.js';
import type { WrittenDocument } from './write-repository.js';

type Content = Omit<ExportFile, 'path'>;

/** Whether a document is written as it was. */
export const isSameContent = (before: Content, after: Content): boolean =>
  before.bytes && after.bytes ? areEqual(before.bytes, after.bytes) : before.text === after.text;

const areEqual = (some: Uint8Array, others: Uint8Array): boolean =>
  some.length === others.length && some.every((byte, index) => byte === others[index]);

/** How a document is read. */
export interface TextOptions {
  pluralMode: PluralMode;
  /** The tag of its language; null: it holds several. */
  tag: string | null;
  /** The id of its format. */
  format: string;
}

/**
 * In how many texts a document differs from what it was: those that are others now, those that are new, and those that are
 * gone. Both are read as an import reads them, so that neither comments nor line breaks count.
 *
 * @param before null: it is new
 */
export function countChangedTexts(
  document: Pick<WrittenDocument, 'path' | 'file'> & Content,
  before: Content | null,
  options: TextOptions,
): number {
  const { path, file } = document;
  const read = (content: Content): Map<string, string> => textsIn(path, file, content, options);
  const now = read(document);
  const then = before ? read(before) : new Map<string, string>();
  const changed = [...now].filter(([place, text]) => text !== (then.get(place) ?? '')).length;
  return changed + [...then].filter(([place, text]) => text !== '' && !now.has(place)).length;
}

/** The texts of a document by language, group, key and form. */
function textsIn(
  path: string,
  file: string,
  content: Content,
  { pluralMode, tag, format }: TextOptions,
): Map<string, string> {
  const { groups, languages } = readDocument(
    { path, file, language: tag, bytes: fileBytes(content), format },
    { pluralMode },
  );
  if (languages.length === 0) return new Map(placesIn(groups, ''));
  return new Map(languages.flatMap(({ code, groups: own }) => placesIn(own, code)));
}

const placesIn = (groups: readonly KeptGroup[], language: string): [string, string][] =>
  groups.flatMap(({ name: group, keys }) =>
    keys.flatMap(({ name: key, values }) =>
      values.map(({ name: text, quantityString: form }): [string, string] => [
        JSON.stringify([language, group, key, form]),
        text,
      ]),
    ),
  );
