import { headOf } from '../formats/import/decode.js';
import { detectFormat } from '../formats/import/detect-format.js';
import { fitsOf } from '../formats/registry/codecs.js';
import { formatOf } from '../formats/registry/registry.js';
import type { Candidate } from './candidates.js';
import { extensionOf, nameOf } from './path-parts.js';
import { saidLanguages } from './said-language.js';
import type { SaidLanguages } from './said-language.js';
import type { Entry } from './walk.js';
import { isTestData } from './words.js';

/** A file that holds translations. */
export interface FoundDocument extends Entry, SaidLanguages {
  /** The id of its format. */
  readonly format: string;
  /** The ids of all that it fits, where there are several: a person chooses. */
  readonly formats: readonly string[];
  readonly isTestData: boolean;
}

/** A file that may be one of translations, and is not read as one. */
export interface NotRecognised {
  readonly path: string;
  /** `maybe`: settings or texts, nothing says so. */
  readonly reason: 'unsupported' | 'maybe' | 'too_large' | 'unreadable' | 'empty';
  /** The name of a format that is not supported, or the id of one it may be read as. */
  readonly format: string | null;
}

/** In bytes. */
export const LARGEST_DOCUMENT = 20_000_000;

/**
 * What a file is, by its beginning before its name; null: no translation.
 *
 * @param bytesOf the beginning of a file; null if it cannot be read
 */
export async function lookAt(
  entry: Entry,
  candidate: Candidate,
  bytesOf: (path: string) => Promise<Uint8Array | null>,
): Promise<FoundDocument | NotRecognised | null> {
  const { path, size } = entry;
  const notRead = (reason: NotRecognised['reason'], format = formatOf(path)?.id ?? null): NotRecognised => ({
    path,
    reason,
    format,
  });
  if (candidate.kind === 'maybe') return notRead('maybe');
  if (candidate.kind === 'unsupported' && !mayBeRead(path)) return notRead('unsupported', candidate.format);
  if (size > LARGEST_DOCUMENT) return notRead('too_large');
  const bytes = await bytesOf(path);
  if (!bytes) return notRead('unreadable');
  const head = headOf(bytes);
  if (candidate.kind === 'read') return textsIn(entry, candidate.mustNameLanguage, head, bytes);
  if (isSurely(path, head, bytes)) return documentOf(entry, head, bytes);
  return candidate.kind === 'program' ? null : notRead('unsupported', candidate.format);
}

function textsIn(
  entry: Entry,
  mustNameLanguage: boolean,
  head: string,
  bytes: Uint8Array,
): FoundDocument | NotRecognised | null {
  const isEmpty = head.trim() === '';
  if (isEmpty && !mustNameLanguage && !isReadEmpty(entry.path, head, bytes))
    return { path: entry.path, reason: 'empty', format: formatOf(entry.path)?.id ?? null };
  if (!isTexts(extensionOf(entry.path), head)) return null;
  const document = documentOf(entry, head, bytes);
  return mustNameLanguage && !namesLanguage(document) ? null : document;
}

/** Whether a document without a text is one of its format. */
const isReadEmpty = (path: string, head: string, bytes: Uint8Array): boolean =>
  isTexts(extensionOf(path), head) && formatsOf(path, bytes).length > 0;

const namesLanguage = (found: FoundDocument | NotRecognised): boolean =>
  'language' in found && found.language !== null;

/** Programs, and among them translations. */
const mayBeRead = (path: string): boolean => ['php', 'ts'].includes(extensionOf(path));

/** Whether a file is what its name says, beyond doubt. */
function isSurely(path: string, head: string, bytes: Uint8Array): boolean {
  const named = formatOf(path);
  return named !== null && fitsOf(named)?.(head, bytes) === 'surely';
}

function documentOf({ path, size }: Entry, head: string, bytes: Uint8Array): FoundDocument | NotRecognised {
  const formats = formatsOf(path, bytes);
  const [format] = formats;
  if (format === undefined) return { path, reason: 'unreadable', format: null };
  return {
    path,
    size,
    format,
    formats: formats.length > 1 ? formats : [],
    isTestData: isTestData(path),
    ...saidLanguages(format, head),
  };
}

/** Ids; several where the file fits several formats. The end of a workbook, which is not read, would say what it is: its name does. */
function formatsOf(path: string, bytes: Uint8Array): string[] {
  if (extensionOf(path) === 'xlsx') return ['xlsx'];
  const { format, candidates } = detectFormat({ name: nameOf(path), bytes });
  return format ? [format.id] : candidates.map(({ id }) => id);
}

/** A list of messages with names, as FormatJS and go-i18n write it. */
const JSON_LIST = /^\s*\[\s*\{[^{}]{0,1000}"(?:translation|defaultMessage)"\s*:/;

/** Whether content of formats that anything is written in may be texts. */
function isTexts(extension: string, head: string): boolean {
  if (extension === 'json') return /^\s*\{/.test(head) || JSON_LIST.test(head);
  // Templates of FreeMarker have the same extension.
  if (extension === 'ftl') return /^-?[a-zA-Z][\w-]{0,200} {0,20}=/m.test(head) && !/^\s*[<{$]/.test(head);
  if (extension === 'xml') return /<(?:string|plurals|string-array)[\s>]/.test(head);
  return true;
}
