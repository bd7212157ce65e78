import type { WrittenGroup, WrittenKey } from '../export/export-types.js';
import { fitsFrame, insideFrame } from './frame.js';
import type { FileProfile, TextPart } from './profile-types.js';

const STRICT: readonly string[] = ['zero', 'one', 'other'];

/** The texts that a project has for the parts of a file. */
export class KeptTexts {
  private readonly keys: (WrittenKey | undefined)[];
  /** By key: its parts with forms. */
  private readonly formParts = new Map<number, TextPart[]>();

  constructor(profile: FileProfile, groups: readonly WrittenGroup[]) {
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

  /** What is written for a part; null if the project has no such key, or one of the other kind. */
  of(part: TextPart): string[] | null {
    const key = this.keyAt(part.text);
    const forms = part.pipes ?? [part.form];
    if (!key || key.isPlural !== (forms[0] !== undefined)) return null;
    const texts = forms.map((form) => textOf(key, form) ?? '');
    return this.isFramed(part.text) ? texts.map((text) => insideFrame(text, part)) : texts;
  }

  /** Whether all forms of a key begin and end with the frame that the file has around them. */
  isFramed(index: number): boolean {
    const key = this.keyAt(index);
    const parts = this.formParts.get(index) ?? [];
    if (!key || !parts.some(({ before, after }) => before !== undefined || after !== undefined)) return false;
    return (
      parts.every((part) => fitsFrame(textOf(key, part.form) ?? '', part)) &&
      this.further(index).every(({ text }) => parts.every((part) => fitsFrame(text, part)))
    );
  }

  /** What is written for the forms that the file did not have. */
  furtherForms(index: number): { form: string; text: string }[] {
    const [frame = {}] = this.isFramed(index) ? (this.formParts.get(index) ?? []) : [];
    return this.further(index).map(({ form, text }) => ({ form, text: insideFrame(text, frame) }));
  }

  /**
   * The forms of a plural that the file did not have: only those with a text of their own, so that what an import has
   * filled in is not written. Exactly 0 gives way to the form that is called zero: no file has both.
   */
  private further(index: number): { form: string; text: string }[] {
    const key = this.keyAt(index);
    if (!key?.isPlural) return [];
    const had = new Set<string>((this.formParts.get(index) ?? []).map(({ form }) => form ?? ''));
    const other = textOf(key, 'other');
    const own = (key.forms ?? STRICT).flatMap((form, at) => {
      const text = key.texts[at] ?? '';
      const isWritten = had.has(form) || had.has(twinOf(form)) || text === '' || text === other;
      return isWritten ? [] : [{ form, text }];
    });
    return own.some(({ form }) => form === 'zero') ? own.filter(({ form }) => form !== '=0') : own;
  }
}

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
