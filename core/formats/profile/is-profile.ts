import { isPluralForm } from '../../domain/plural-rules.js';
import { runSteps } from '../../steps.js';
import type { Steps } from '../../steps.js';
import { FORMATS, formatOf } from '../registry.js';
import { isJsonFlavour } from '../web/flavours.js';
import { safeFileName } from './file-name.js';
import { MOST_LANGUAGES } from './languages.js';
import { END, ENTRY, LIST, WHOLE } from './profile-types.js';
import type { FileProfile, ImportProfile, ProfileKey, ProfilePart, ProfileStyle } from './profile-types.js';

type Fields = Record<string, unknown>;
type Check = (value: unknown) => boolean;

/**
 * Whether an untrusted value is a profile that can be written: names are those of files, the parts refer to keys that
 * are there, and what begins ends. Linear.
 */
export const isImportProfile = (value: unknown): value is ImportProfile =>
  runSteps(isImportProfileInSteps(value));

/** `isImportProfile` in steps of some hundred parts. */
export function* isImportProfileInSteps(value: unknown): Steps<boolean> {
  if (!fieldsAre(value, { version: (version) => version === 1, files: areFew })) return false;
  for (const file of (value as ImportProfile).files) if (!(yield* isFileProfile(file))) return false;
  return true;
}

/** An import has one file and its companion; every file costs statements under the lock of the project. */
const MOST_FILES = 10;

const areFew: Check = (files) => Array.isArray(files) && files.length <= MOST_FILES;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf = (value: unknown, check: Check): boolean => Array.isArray(value) && value.every(check);

const isText: Check = (value) => typeof value === 'string';
const areTexts: Check = (texts) => isListOf(texts, isText);
const isFlag: Check = (value) => value === true;
const ENCODINGS: readonly unknown[] = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'iso-8859-1',
] satisfies FileProfile['encoding'][];

/** A checker of every field; a trailing `?` marks one that may be absent. No other field is there. */
function fieldsAre(value: unknown, checks: Readonly<Record<string, Check>>): boolean {
  if (!isFields(value)) return false;
  const names = new Set(Object.keys(checks).map((name) => name.replace('?', '')));
  return (
    Object.keys(value).every((name) => names.has(name)) &&
    Object.entries(checks).every(([field, check]) => {
      const name = field.replace('?', '');
      return Object.hasOwn(value, name) ? check(value[name]) : name !== field;
    })
  );
}

function* isFileProfile(value: unknown): Steps<boolean> {
  const hasFields = fieldsAre(value, {
    format: isText,
    name: isText,
    encoding: (encoding) => ENCODINGS.includes(encoding),
    hasBom: (hasBom) => typeof hasBom === 'boolean',
    style: isStyle,
    'languages?': areLanguages,
    keys: Array.isArray,
    parts: Array.isArray,
  });
  if (!hasFields) return false;
  const { format, name, keys, parts, languages = NO_LANGUAGES } = value as FileProfile;
  if (name !== safeFileName(name) || !isFileOf(name, format)) return false;
  for (const [index, key] of keys.entries()) {
    if (!isKey(key)) return false;
    if (index % STEP === 0) yield;
  }
  return yield* areParts(parts, keys.length, languages.length);
}

/** The content of a file tells more of its format than its name, which is that of some kind of translations. */
const isFileOf = (name: string, format: string): boolean =>
  formatOf(name) !== null && FORMATS.some(({ id }) => id === format);

const isStyle: Check = (value): value is ProfileStyle =>
  fieldsAre(value, {
    newline: isText,
    lead: (lead) => lead === null || isText(lead),
    'separator?': isText,
    'colon?': isText,
    'escapesSlash?': isFlag,
    'isAscii?': isFlag,
    'isLatin?': isFlag,
    'flavour?': (flavour) => isJsonFlavour(flavour) && flavour !== 'pipes',
    'argument?': isText,
    'hasStatuses?': isFlag,
    'isBare?': isFlag,
    'delimiter?': isText,
    'columns?': areTexts,
    'isQuoted?': isFlag,
    'isUnwrapped?': isFlag,
    'isOneLine?': isFlag,
    'joint?': isText,
    'isNamed?': isFlag,
    'isStateless?': isFlag,
    'quote?': (quote) => quote === "'",
    'hasRoot?': isFlag,
  });

/** Those of a file that holds one, which has no name in it. */
const NO_LANGUAGES: readonly unknown[] = [null];

const areLanguages: Check = (languages) =>
  Array.isArray(languages) &&
  languages.length > 0 &&
  languages.length <= MOST_LANGUAGES &&
  languages.every((language) =>
    fieldsAre(language, {
      code: isText,
      tag: (tag) => tag === null || isText(tag),
      isSource: (isSource) => typeof isSource === 'boolean',
    }),
  );

const isKey: Check = (value): value is ProfileKey =>
  isListOf(value, isText) && Array.isArray(value) && (value.length === 2 || value.length === 3);

/** Every beginning has its end, and every index a key. */
function* areParts(parts: readonly unknown[], keys: number, languages: number): Steps<boolean> {
  let depth = 0;
  for (const [index, part] of parts.entries()) {
    if (isBeginning(part, isBelow(languages))) depth += 1;
    else if (part === END) depth -= 1;
    else if (!isText(part) && !isPart(part, keys, languages)) return false;
    if (depth < 0) return false;
    if (index % STEP === 0) yield;
  }
  return depth === 0;
}

/** Keys or parts that are looked at in one step. */
const STEP = 256;

const isBelow =
  (count: number): Check =>
  (index) =>
    Number.isInteger(index) && Number(index) >= 0 && Number(index) < count;

const isBeginning = (part: unknown, isLanguage: Check): boolean =>
  part === ENTRY || part === LIST || part === WHOLE || fieldsAre(part, { column: isLanguage });

const isPart = (part: unknown, keys: number, languages: number): part is ProfilePart =>
  isHole(part, isBelow(keys), isBelow(languages)) || isPlace(part, isBelow(keys), isBelow(languages));

/** What a text, a state or a comment of the project is put into. */
const isHole = (part: unknown, isIndex: Check, isLanguage: Check): boolean =>
  fieldsAre(part, {
    text: isIndex,
    'form?': isPluralForm,
    'pipes?': (pipes) => isListOf(pipes, isPluralForm) && Array.isArray(pipes) && pipes.length > 0,
    'isPlain?': isFlag,
    'raw?': isText,
    'tag?': isText,
    'before?': isText,
    'after?': isText,
    'language?': isLanguage,
    'isImplied?': isFlag,
    'isAlone?': isFlag,
    'isInBrackets?': isFlag,
  }) ||
  fieldsAre(part, {
    state: isIndex,
    raw: isText,
    'language?': isLanguage,
    'form?': isPluralForm,
    'original?': isText,
    'means?': (means) => means === 'validated' || means === 'modified',
  }) ||
  fieldsAre(part, { comment: isText, of: isIndex }) ||
  fieldsAre(part, { beside: isIndex }) ||
  fieldsAre(part, { frame: isIndex, raw: isText, reference: isText });

/** Where forms, languages and keys go that the file does not have. */
const isPlace = (part: unknown, isIndex: Check, isLanguage: Check): boolean =>
  fieldsAre(part, {
    forms: isIndex,
    lead: isText,
    'name?': isText,
    'taken?': areTexts,
    'language?': isLanguage,
    'below?': isText,
    'above?': isText,
    'isEntry?': isFlag,
  }) ||
  fieldsAre(part, {
    rows: isIndex,
    name: isText,
    taken: (forms) => isListOf(forms, isPluralForm),
  }) ||
  fieldsAre(part, {
    languages: (indexes) => isListOf(indexes, isIndex),
    'below?': isText,
    'above?': isText,
    'raw?': isText,
    'shape?': isText,
  }) ||
  fieldsAre(part, {
    group: (group) => group === null || isText(group),
    'language?': isLanguage,
    'taken?': areTexts,
    'before?': isText,
    'lead?': isText,
  });
