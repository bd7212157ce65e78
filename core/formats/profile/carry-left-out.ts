import type { PluralForm } from '../../domain/plural-rules.js';
import type { Steps } from '../../steps.js';
import type { CatalogueKey } from '../model/catalogue.js';
import { codecOf } from '../registry/codecs.js';
import { insideFrame } from './frame.js';
import { headOf } from '../layout/head.js';
import type { FileProfile, ProfilePart, TextPart } from '../model/profile-types.js';

/** What a project has in the place of a key of a file once an import is done. */
export interface KeyAfter {
  isPlural: boolean;
  /** In the language of the file; absent: it took all that it has a place for. */
  textOf?: (form: PluralForm | null) => string;
}

/** What an import does to a key of a file. */
export interface KeyInImport {
  /** As the file has it in the language; null: not known. */
  read: () => CatalogueKey | null;
  /** Null: the project has no such key. */
  after: KeyAfter | null;
}

/**
 * A file with the source of what an import leaves out, so that it comes back as it is as long as the project has no text in
 * its place: a key that is not created, a plural where the project has a plain text, a text that is not taken. In steps of some
 * hundred parts.
 *
 * @param keyIn what becomes of a key, by its index in the file and that of a language of it
 */
export function* carryLeftOut(
  file: FileProfile,
  keyIn: (index: number, language: number) => KeyInImport,
): Steps<FileProfile> {
  return yield* withSources(
    file,
    (part) => leftOutOf(part, keyIn(part.text, part.language ?? 0)),
    (part) => ({ ...part, isCarried: true }),
  );
}

/**
 * A file with the source of those of its texts that other documents of a repository have otherwise, so that they come back as
 * they are. In steps of some hundred parts.
 *
 * @param ownKey a key as the file has it in a language of it, where that is so; null: it is not
 */
export const keepOwn = (
  file: FileProfile,
  ownKey: (index: number, language: number) => CatalogueKey | null,
): Steps<FileProfile> =>
  withSources(
    file,
    (part) => {
      const key = ownKey(part.text, part.language ?? 0);
      return key && knownTexts(part, textsOf(key, formsOf(part)));
    },
    (part) => ({ ...part, isOwn: true }),
  );

function* withSources(
  file: FileProfile,
  textsIn: (part: TextPart) => string[] | null,
  marked: (part: TextPart) => TextPart,
): Steps<FileProfile> {
  const dialect = codecOf({ id: file.format }).dialect(headOf(file), file.style);
  const parts: ProfilePart[] = [];
  for (const part of file.parts) {
    const isText = typeof part === 'object' && 'text' in part && !part.isCarried;
    const texts = isText ? textsIn(part) : null;
    const source = (of: TextPart): string => of.raw ?? (of.isImplied ? '' : dialect.encode(texts ?? [], of));
    parts.push(isText && texts ? marked({ ...part, raw: source(part) }) : part);
    if (parts.length % STEP === 0) yield;
  }
  return { ...file, parts };
}

/** The texts of a part, if the project has none of them; null if it has, or where they are not known. */
function leftOutOf(part: TextPart, { read, after }: KeyInImport): string[] | null {
  const forms = formsOf(part);
  const place = after !== null && hasPlaceFor(forms, after) ? after : null;
  if (place && isTaken(forms, place)) return null;
  const texts = textsOf(read(), forms);
  return place && texts.every((text) => text === '') ? null : knownTexts(part, texts);
}

/** The texts of a part without the frame around them; null where one is not known. */
function knownTexts(part: TextPart, texts: readonly (string | undefined)[]): string[] | null {
  const isKnown = part.raw !== undefined || texts.every((text) => text !== undefined);
  return isKnown ? texts.map((text = '') => insideFrame(text, part)) : null;
}

const formsOf = ({ pipes, form }: TextPart): readonly (PluralForm | null)[] => pipes ?? [form ?? null];

const textsOf = (key: CatalogueKey | null, forms: readonly (PluralForm | null)[]): (string | undefined)[] =>
  forms.map((form) => key?.values.find((value) => isOfForm(value, form))?.name);

/** A plain key has no place for the forms of a plural. */
const hasPlaceFor = ([first]: readonly (PluralForm | null)[], { isPlural }: KeyAfter): boolean =>
  isPlural || first === null;

const isTaken = (forms: readonly (PluralForm | null)[], place: KeyAfter): boolean =>
  !place.textOf || hasTextOf(forms, place);

/** A plain text is the form `other` of a plural. */
const hasTextOf = (forms: readonly (PluralForm | null)[], { isPlural, textOf }: KeyAfter): boolean =>
  forms.some((form) => textOf?.(isPlural ? (form ?? 'other') : null) !== '');

const isOfForm = ({ quantityString = null }: CatalogueKey['values'][number], form: PluralForm | null) =>
  quantityString === form;

const STEP = 256;
