import { isDocumentPath } from '../../domain/document-path.js';
import { runSteps } from '../../steps.js';
import type { Steps } from '../../steps.js';
import { codecOf } from '../registry/codecs.js';
import { FORMATS, formatOf } from '../registry/registry.js';
import { safeFileName } from './file-name.js';
import { MOST_LANGUAGES } from '../model/languages.js';
import { partChecks } from './part-checks.js';
import type { PartChecks } from './part-checks.js';
import { END, MOST_FILES } from '../model/profile-types.js';
import type { FileProfile, ImportProfile, ProfileKey } from '../model/profile-types.js';
import { isFlag, isListOf, isRecord, isText, optional, recordOf } from '../model/record-check.js';
import type { Check } from '../model/record-check.js';

/**
 * Whether an untrusted value is a profile that can be written: names are those of files, the parts refer to keys that
 * are there, and what begins ends. Linear.
 */
export const isImportProfile = (value: unknown): value is ImportProfile =>
  runSteps(isImportProfileInSteps(value));

/** `isImportProfile` in steps of some hundred parts. */
export function* isImportProfileInSteps(value: unknown): Steps<boolean> {
  if (!isProfile(value)) return false;
  for (const file of (value as ImportProfile).files) if (!(yield* isFileProfile(file))) return false;
  return true;
}

const areFew: Check = (files) => Array.isArray(files) && files.length <= MOST_FILES;

const ENCODINGS: readonly unknown[] = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'iso-8859-1',
] satisfies FileProfile['encoding'][];

const STYLE = { newline: isText, lead: (lead: unknown) => lead === null || isText(lead) };

/** Of the styles of formats, by their ids. */
const styleChecks = new Map<string, Check>();

function styleCheck({ id }: { id: string }): Check {
  const known = styleChecks.get(id);
  if (known) return known;
  const check = recordOf({ ...STYLE, ...optional(codecOf({ id }).ownStyle ?? {}) });
  styleChecks.set(id, check);
  return check;
}

const isLanguageOfFile = recordOf({
  code: isText,
  tag: (tag) => tag === null || isText(tag),
  isSource: (isSource) => typeof isSource === 'boolean',
  'isCarried?': isFlag,
});

const areLanguages: Check = (languages) =>
  Array.isArray(languages) &&
  languages.length > 0 &&
  languages.length <= MOST_LANGUAGES &&
  languages.every(isLanguageOfFile);

const isPath: Check = (path) => typeof path === 'string' && isDocumentPath(path);

const SHA256 = /^[0-9a-f]{64}$/;

const isDocument = recordOf({
  path: isPath,
  file: isPath,
  'language?': isText,
  'sha256?': (digest) => typeof digest === 'string' && SHA256.test(digest),
});

const isFile = recordOf({
  format: isText,
  name: isText,
  'document?': isDocument,
  encoding: (encoding) => ENCODINGS.includes(encoding),
  hasBom: (hasBom) => typeof hasBom === 'boolean',
  style: isRecord,
  'languages?': areLanguages,
  keys: Array.isArray,
  // A program may send back what it has read.
  'keyIds?': Array.isArray,
  parts: Array.isArray,
});

const isProfile = recordOf({ version: (version) => version === 1, files: areFew });

function* isFileProfile(value: unknown): Steps<boolean> {
  if (!isFile(value)) return false;
  const { format: id, name, style, keys, parts, languages = NO_LANGUAGES } = value as FileProfile;
  const format = FORMATS.find((one) => one.id === id);
  // The content of a file tells more of its format than its name, which is that of some kind of translations.
  if (!format || name !== safeFileName(name) || formatOf(name) === null) return false;
  if (!styleCheck(format)(style)) return false;
  for (const [index, key] of keys.entries()) {
    if (!isKey(key)) return false;
    if (index % STEP === 0) yield;
  }
  return yield* areParts(parts, partChecks(keys.length, languages.length, codecOf(format).ownText));
}

/** Those of a file that holds one, which has no name in it. */
const NO_LANGUAGES: readonly unknown[] = [null];

const isKey: Check = (value): value is ProfileKey =>
  isListOf(value, isText) && Array.isArray(value) && (value.length === 2 || value.length === 3);

/** Every beginning has its end, and every index a key. */
function* areParts(parts: readonly unknown[], { opens, isPart }: PartChecks): Steps<boolean> {
  let depth = 0;
  for (const [index, part] of parts.entries()) {
    if (opens(part)) depth += 1;
    else if (part === END) depth -= 1;
    else if (!isPart(part)) return false;
    if (depth < 0) return false;
    if (index % STEP === 0) yield;
  }
  return depth === 0;
}

/** Keys or parts that are looked at in one step. */
const STEP = 256;
