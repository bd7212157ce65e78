import type { PluralForm } from '../../domain/plural-rules.js';
import type { WrittenGroup, WrittenKey } from '../export/export-types.js';
import { fitsFrame, insideFrame } from './frame.js';
import type { FileProfile, TextPart } from './profile-types.js';

const STRICT: readonly PluralForm[] = ['zero', 'one', 'other'];

/** A form that the file did not have. */
interface FurtherForm {
  form: PluralForm;
  text: string;
}

/** The texts that a project has for the parts of a file. */
export class KeptTexts {
  private readonly keys: (WrittenKey | undefined)[];
  /** By key: its parts with forms. */
  private readonly formParts = new Map<number, TextPart[]>();
  /** Found once for a key: a file may hold it, and with it all of its parts, any number of times. */
  private readonly framed = new Map<number, boolean>();
  private readonly others = new Map<number, FurtherForm[]>();

  /** @param tellsZeros whether exactly 0 and the category zero have names of their own */
  constructor(
    profile: FileProfile,
    groups: readonly WrittenGroup[],
    private readonly tellsZeros = false,
  ) {
    const names = new Map(
      groups.map(({ name, keys }) => [name, new Map(keys.map((key) => [key.name, key]))] as const),
    );
    this.keys = profile.keys.map(([group, key]) => names.get(group)?.get(key));
    for (const part of profile.parts) {
      if (typeof part !== 'object' || !('text' in part) || part.form === undefined) continue;
      const known = this.formParts.get(part.text);
      if (known) known.push(part);
      else this.formParts.set(part.text, [part]);
    }
  }

  /** The key that the project has in the place of one of the file. */
  keyAt(index: number): WrittenKey | undefined {
    return this.keys[index];
  }

  /**
   * What is written for a part; null if the project has no such key, one of the other kind, or one without that form. A form
   * that cannot be left out says what `other` says, unless it was empty.
   *
   * @param original the texts of the part in the file; null if not known
   * @param isNeeded write a form that the key has not got
   */
  of(part: TextPart, original: readonly string[] | null, isNeeded: boolean): string[] | null {
    const key = this.keyAt(part.text);
    const forms = part.pipes ?? [part.form];
    if (!key || key.isPlural !== (forms[0] !== undefined)) return null;
    const found = forms.map((form, at) => textOf(key, form) ?? (original?.[at] === '' ? '' : undefined));
    if (!isNeeded && found.every((text) => text === undefined)) return null;
    const texts = found.map((text) => text ?? textOf(key, 'other') ?? '');
    return this.isFramed(part.text) ? texts.map((text) => insideFrame(text, part)) : texts;
  }

  /** Whether all forms of a key begin and end with the frame that the file has around them. */
  isFramed(index: number): boolean {
    const known = this.framed.get(index) ?? this.fitsFrames(index);
    this.framed.set(index, known);
    return known;
  }

  private fitsFrames(index: number): boolean {
    const key = this.keyAt(index);
    const parts = this.formParts.get(index) ?? [];
    if (!key || !parts.some(({ before, after }) => before !== undefined || after !== undefined)) return false;
    return (
      parts.every((part) => fitsFrame(textOf(key, part.form) ?? wholeFrame(part), part)) &&
      this.further(index).every(({ text }) => parts.every((part) => fitsFrame(text, part)))
    );
  }

  /** What is written for the forms that the file did not have. */
  furtherForms(index: number): FurtherForm[] {
    const [frame = {}] = this.isFramed(index) ? (this.formParts.get(index) ?? []) : [];
    return this.further(index).map(({ form, text }) => ({ form, text: insideFrame(text, frame) }));
  }

  private further(index: number): FurtherForm[] {
    const known = this.others.get(index) ?? this.findFurther(index);
    this.others.set(index, known);
    return known;
  }

  /**
   * The forms of a plural that the file did not have: only those with a text of their own, so that what an import has
   * filled in is not written. Exactly 0 gives way to the form that is called zero where no file has both.
   */
  private findFurther(index: number): FurtherForm[] {
    const key = this.keyAt(index);
    if (!key?.isPlural) return [];
    const had = new Set<string>((this.formParts.get(index) ?? []).map(({ form }) => form ?? ''));
    const other = textOf(key, 'other');
    const own = (key.forms ?? STRICT).flatMap((form, at) => {
      const text = key.texts[at] ?? '';
      const isHad = had.has(form) || (had.has(twinOf(form)) && !this.tellsZeros);
      return isHad || text === '' || text === other ? [] : [{ form, text }];
    });
    if (this.tellsZeros) return own;
    return own.some(({ form }) => form === 'zero') ? own.filter(({ form }) => form !== '=0') : own;
  }
}

/** In the place of a form that the key has not got, which fits any frame. */
const wholeFrame = ({ before = '', after = '' }: TextPart): string => before + after;

/** Exactly 0 and the category zero: what one mode calls so is the other in the other mode. */
function twinOf(form: string): string {
  if (form === '=0') return 'zero';
  return form === 'zero' ? '=0' : form;
}

function textOf(key: WrittenKey, form: string | undefined): string | undefined {
  const { texts } = key;
  const forms: readonly string[] = key.forms ?? STRICT;
  if (form === undefined) return texts[0];
  const index = forms.indexOf(form);
  return texts[index < 0 ? forms.indexOf(twinOf(form)) : index];
}
