import { isPluralForm } from '../../domain/plural-rules.js';
import { END, ENTRY, LIST, WHOLE } from './profile-types.js';
import type { FileProfile, ImportProfile, ProfileKey, ProfilePart, ProfileStyle } from './profile-types.js';

type Fields = Record<string, unknown>;
type Check = (value: unknown) => boolean;

/**
 * Whether an untrusted value is a profile that can be written: the parts refer to keys that are there, and what begins
 * ends. Linear.
 */
export const isImportProfile = (value: unknown): value is ImportProfile =>
  isFields(value) && value['version'] === 1 && isListOf(value['files'], isFileProfile);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf = (value: unknown, check: Check): boolean => Array.isArray(value) && value.every(check);

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => value === true;
const ENCODINGS: readonly unknown[] = ['utf-8', 'utf-16le', 'utf-16be'] satisfies FileProfile['encoding'][];

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

function isFileProfile(value: unknown): value is FileProfile {
  return (
    fieldsAre(value, {
      format: isText,
      name: isText,
      encoding: (encoding) => ENCODINGS.includes(encoding),
      hasBom: (hasBom) => typeof hasBom === 'boolean',
      style: isStyle,
      keys: (keys) => isListOf(keys, isKey),
      parts: Array.isArray,
    }) &&
    isFields(value) &&
    areParts(value['parts'], (value['keys'] as ProfileKey[]).length)
  );
}

const isStyle: Check = (value): value is ProfileStyle =>
  fieldsAre(value, {
    newline: isText,
    lead: (lead) => lead === null || isText(lead),
    'separator?': isText,
    'escapesSlash?': isFlag,
    'isAscii?': isFlag,
  });

const isKey: Check = (value): value is ProfileKey =>
  isListOf(value, isText) && Array.isArray(value) && (value.length === 2 || value.length === 3);

/** Every beginning has its end, and every index a key. */
function areParts(parts: unknown, keys: number): boolean {
  if (!Array.isArray(parts)) return false;
  let depth = 0;
  for (const part of parts as unknown[]) {
    if (part === ENTRY || part === LIST || part === WHOLE) depth += 1;
    else if (part === END) depth -= 1;
    else if (!isText(part) && !isPart(part, keys)) return false;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function isPart(part: unknown, keys: number): part is ProfilePart {
  const isIndex: Check = (index) => Number.isInteger(index) && Number(index) >= 0 && Number(index) < keys;
  return (
    fieldsAre(part, {
      text: isIndex,
      'form?': isPluralForm,
      'pipes?': (pipes) => isListOf(pipes, isPluralForm) && Array.isArray(pipes) && pipes.length > 0,
      'isPlain?': isFlag,
      'raw?': isText,
      'tag?': isText,
      'before?': isText,
      'after?': isText,
    }) ||
    fieldsAre(part, { comment: isText, of: isIndex }) ||
    fieldsAre(part, { frame: isIndex, raw: isText, reference: isText }) ||
    fieldsAre(part, { forms: isIndex, lead: isText }) ||
    fieldsAre(part, {
      group: (group) => group === null || isText(group),
      'taken?': (names) => isListOf(names, isText),
    })
  );
}
