import type { PluralForm } from '../../domain/plural-rules.js';
import type { ValueStatus } from '../../domain/value-status.js';
import type { WrittenGroup, WrittenKey } from '../model/export-types.js';
import { filledForms } from '../model/filled-forms.js';
import { plainKey } from '../model/plain-key.js';
import { CarriedTexts } from './carried-texts.js';
import { fitsFrame, insideFrame, wholeFrame } from './frame.js';
import { formsOf, hasText, indexOf, isOfPlural, textOf, twinOf } from './key-texts.js';
import type { Dialect, LanguageTexts, NewKey, NewLocalization, WrittenLanguage } from '../model/kept-file.js';
import type { FileProfile, RowsPart, StatePart, TextPart } from '../model/profile-types.js';

/** A form that the file did not have. */
interface FurtherForm {
  form: PluralForm;
  text: string;
  status: ValueStatus;
}

/** A language of an export; of a file with one, `language` is null. */
export interface LanguageGroups {
  language: WrittenLanguage | null;
  groups: readonly WrittenGroup[];
  /** Whether it is one of the file that the export does not have. */
  isLeftOut?: boolean;
  /** Whether the project has a key, also where the export leaves it out; absent: none that are not exported. */
  isKnown?: ((group: string, name: string) => boolean) | undefined;
  /** Whether keys without a text go, unless the file has them so. */
  leavesOutEmpty?: boolean;
}

/** The texts that a project has for the parts of a file. */
export class KeptTexts {
  /** By language, and in it by key. */
  private readonly keys: (WrittenKey | undefined)[][];
  /** By slot: its parts with forms. */
  private readonly formParts = new Map<number, TextPart[]>();
  /** The slots that the file has a place for, those whose text is the name of their key, and those with a place for one form. */
  private readonly placed = new Set<number>();
  private readonly implied = new Set<number>();
  private readonly alone = new Set<number>();
  /** The keys that are plurals in the file, and those that are not. */
  private readonly kinds = new Map<number, boolean>();
  /** Found once for a slot: a file may hold it, and with it all of its parts, any number of times. */
  private readonly framed = new Map<number, boolean>();
  private readonly others = new Map<number, FurtherForm[]>();
  private readonly carried: CarriedTexts;

  constructor(
    private readonly profile: FileProfile,
    private readonly languages: readonly LanguageGroups[],
    private readonly dialect: Pick<Dialect, 'tellsZeros' | 'needsAllForms'> = {},
  ) {
    for (const part of profile.parts) if (typeof part === 'object' && 'text' in part) this.meet(part);
    this.keys = languages.map(({ groups }) => {
      const names = new Map(
        groups.map(({ name, keys }) => [name, new Map(keys.map((key) => [key.name, key]))] as const),
      );
      return profile.keys.map(([group, key]) => names.get(group)?.get(key));
    });
    for (const [index, isPlural] of this.kinds) if (!isPlural) this.makePlain(index);
    this.carried = new CarriedTexts(profile, (index, language) => this.keyIn(index, language));
  }

  /** A plural that is a plain text in the file is one as long as it can be. */
  private makePlain(index: number): void {
    const plain = this.keys.map((keys) => keys[index] && plainKey(keys[index]));
    if (plain.includes(null)) return;
    for (const [language, key] of plain.entries()) if (key) this.keys[language]?.splice(index, 1, key);
  }

  private meet(part: TextPart): void {
    const slot = this.slotOf(part.text, part.language);
    this.setOf(part).add(slot);
    if (!part.isImplied) this.kinds.set(part.text, isOfPlural(part));
    if (part.form === undefined || part.isImplied) return;
    const known = this.formParts.get(slot);
    if (known) known.push(part);
    else this.formParts.set(slot, [part]);
  }

  private setOf({ isImplied, isAlone }: TextPart): Set<number> {
    if (isImplied) return this.implied;
    return isAlone ? this.alone : this.placed;
  }

  private isPlaced(index: number, language: number): boolean {
    const slot = this.slotOf(index, language);
    return this.placed.has(slot) || (this.alone.has(slot) && this.further(index, language).length === 0);
  }

  /** A number of its own for a key in a language. */
  private slotOf(index: number, language = 0): number {
    return language * this.profile.keys.length + index;
  }

  private keyIn(index: number, language = 0): WrittenKey | undefined {
    return this.keys[language]?.[index];
  }

  /** Whether the project has the key of a part. */
  isKnown({ text }: TextPart): boolean {
    const [group = '', name = ''] = this.profile.keys[text] ?? [];
    return this.languages.some(({ isKnown }) => isKnown?.(group, name));
  }

  /** Whether the export does not have a language of the file. */
  isLeftOut(language: number): boolean {
    return this.languages[language]?.isLeftOut === true;
  }

  /** A plural with the forms only for which a table has no rows; null if there are none. */
  furtherKey({ rows, name, taken }: RowsPart): NewKey | null {
    const inLanguages = this.languages.flatMap(({ language }, at): NewLocalization[] => {
      const key = this.keyIn(rows, at);
      const forms = this.further(rows, at).filter(({ form }) => !taken.includes(form));
      const own = key && {
        ...key,
        forms: forms.map(({ form }) => form),
        texts: forms.map(({ text }) => text),
      };
      return language ? [{ language, key: own }] : [];
    });
    const [group = ''] = this.profile.keys[rows] ?? [];
    const hasForms = inLanguages.some(({ key }) => key && key.texts.length > 0);
    return hasForms
      ? { group, name, isPlural: true, texts: [], forms: [], description: '', inLanguages }
      : null;
  }

  /** The languages of a file with several, with the texts of a key. */
  localizationsOf({ localizations }: Pick<WrittenKey, 'localizations'>): NewLocalization[] {
    return this.languages.flatMap(({ language }, at) => {
      const key = localizations?.[at];
      return language ? [{ language, key }] : [];
    });
  }

  /** The languages of a file with several, with the texts of a key that it has. */
  localizationsAt(index: number): NewLocalization[] {
    const keys = this.keys.map((own) => own[index]);
    return this.localizationsOf({ localizations: keys.map((key) => key && filledForms(key)) });
  }

  /** The key that the project has in the place of one of the file, in the first language that has it. */
  keyAt(index: number): WrittenKey | undefined {
    for (const keys of this.keys) if (keys[index]) return keys[index];
    return undefined;
  }

  /**
   * What is written for a part; null if the project has no such key, one of the other kind, or one without that form. A form
   * that cannot be left out says what `other` says, unless it was empty.
   *
   * @param original the texts of the part in the file; null if not known
   * @param isNeeded write a form that the key has not got
   */
  of(part: TextPart, original: readonly string[] | null, isNeeded: boolean): string[] | null {
    const key = this.keyIn(part.text, part.language);
    const forms = part.pipes ?? [part.form];
    if (!key || key.isPlural !== isOfPlural(part) || this.isEmptied(key, part, original)) return null;
    if (part.isAlone && this.further(part.text, part.language).length > 0) return null;
    const found = forms.map((form, at) => textOf(key, form) ?? (original?.[at] === '' ? '' : undefined));
    if (!isNeeded && found.every((text) => text === undefined)) return null;
    const texts = found.map((text) => text ?? textOf(key, 'other') ?? '');
    return this.isFramed(part.text, part.language) ? texts.map((text) => insideFrame(text, part)) : texts;
  }

  private isEmptied(key: WrittenKey, part: TextPart, original: readonly string[] | null): boolean {
    const [{ leavesOutEmpty = false } = {}] = this.languages;
    if (hasText(key)) return false;
    return part.isOptional ?? (leavesOutEmpty && original?.every((text) => text === '') !== true);
  }

  /** The text and the status that the project has in the place of a state; null if it has none. */
  statusOf({ state, language, form }: StatePart): { text: string; status: ValueStatus } | null {
    if (this.carried.carriesIn(state, language)) return null;
    const key = this.keyIn(state, language);
    if (key?.isPlural && form === undefined) return wholeStatus(key);
    const text = key && textOf(key, form);
    return text === undefined ? null : { text, status: key?.statuses?.[indexOf(key, form)] ?? 'modified' };
  }

  /** Whether all forms of a key begin and end with the frame that the file has around them. */
  isFramed(index: number, language?: number): boolean {
    const slot = this.slotOf(index, language);
    const known = this.framed.get(slot) ?? this.fitsFrames(index, language);
    this.framed.set(slot, known);
    return known;
  }

  private fitsFrames(index: number, language?: number): boolean {
    const key = this.keyIn(index, language);
    const parts = this.formParts.get(this.slotOf(index, language)) ?? [];
    if (!key || !parts.some(({ before, after }) => before !== undefined || after !== undefined)) return false;
    return (
      parts.every((part) => fitsFrame(textOf(key, part.form) ?? wholeFrame(part), part)) &&
      this.further(index, language).every(({ text }) => parts.every((part) => fitsFrame(text, part)))
    );
  }

  /** Whether a part is written as it was because an import has left it out. */
  isCarried(part: TextPart): boolean {
    return this.carried.isCarried(part);
  }

  /** Whether that is so of something of a key. */
  carries(index: number): boolean {
    return this.carried.carries(index);
  }

  /** What is written for the forms that the file did not have. */
  furtherForms(index: number, language?: number): FurtherForm[] {
    const parts = this.formParts.get(this.slotOf(index, language)) ?? [];
    const [frame = {}] = this.isFramed(index, language) ? parts : [];
    return this.further(index, language).map((one) => ({ ...one, text: insideFrame(one.text, frame) }));
  }

  /**
   * The languages of the export for whose texts of these keys the file has no place: those of the file only with a text, new
   * ones wherever they have the key.
   */
  lacking(indexes: readonly number[]): LanguageTexts[] {
    const inFile = this.profile.languages?.length ?? 0;
    return this.languages.flatMap(({ language }, at) => {
      if (!language || indexes.some((index) => this.isPlaced(index, at))) return [];
      const keys = indexes.map((index) => this.unplaced(index, at));
      const isNew = at >= inFile && (keys.length === 0 || keys.some((key) => key !== undefined));
      return isNew || keys.some((key) => key && hasText(key)) ? [{ language, keys }] : [];
    });
  }

  /** The keys of the file, with a text, for which it has no place in a language. */
  unplacedIn(language: number): WrittenGroup[] {
    const groups = new Map<string, WrittenKey[]>();
    for (const [index, [group]] of this.profile.keys.entries()) {
      const key = this.isPlaced(index, language) ? undefined : this.unplaced(index, language);
      if (!key || !hasText(key)) continue;
      const own = groups.get(group) ?? [];
      own.push(filledForms(key));
      groups.set(group, own);
    }
    return [...groups].map(([name, keys]) => ({ name, keys }));
  }

  private unplaced(index: number, language: number): WrittenKey | undefined {
    const key = this.keyIn(index, language);
    if (!key || key.isPlural !== (this.kinds.get(index) ?? key.isPlural)) return undefined;
    const [, name, nameInFile = name] = this.profile.keys[index] ?? ['', ''];
    const own = key.texts.filter((text) => text !== '');
    const isNamed = own.length > 0 && own.every((text) => text === nameInFile);
    return isNamed && this.implied.has(this.slotOf(index, language)) ? undefined : key;
  }

  private further(index: number, language?: number): FurtherForm[] {
    const slot = this.slotOf(index, language);
    const known = this.others.get(slot) ?? this.findFurther(index, language);
    this.others.set(slot, known);
    return known;
  }

  /**
   * The forms of a plural that the file did not have. One equal to `other` is written only where readers need it, and not in
   * `strict` mode, in which an import may have filled it in. Exactly 0 gives way to the form that is called zero where no file
   * has both.
   */
  private findFurther(index: number, language?: number): FurtherForm[] {
    const key = this.keyIn(index, language);
    if (!key?.isPlural) return [];
    const { tellsZeros = false, needsAllForms = false } = this.dialect;
    const parts = this.formParts.get(this.slotOf(index, language)) ?? [];
    const had = new Set<string>(parts.map(({ form }) => form ?? ''));
    const other = needsAllForms && key.forms ? '' : textOf(key, 'other');
    const own = formsOf(key).flatMap((form, at) => {
      const text = key.texts[at] ?? '';
      const isHad = had.has(form) || (had.has(twinOf(form)) && !tellsZeros);
      const status = key.statuses?.[at] ?? 'modified';
      return isHad || text === '' || text === other ? [] : [{ form, text, status }];
    });
    if (tellsZeros) return own;
    return own.some(({ form }) => form === 'zero') ? own.filter(({ form }) => form !== '=0') : own;
  }
}

/** Of a plural whose forms have one state: the status that all of them have, or else the lowest one. */
function wholeStatus({ texts, statuses = [] }: WrittenKey): { text: string; status: ValueStatus } {
  const written = texts.flatMap((text, at) => (text === '' ? [] : [statuses[at] ?? 'modified']));
  const status = (['invalidated', 'modified'] as const).find((one) => written.includes(one));
  return { text: wholeText(texts), status: status ?? 'validated' };
}

const BETWEEN = '\u001f';

/** The texts of a plural that are filled: an import may have added empty ones, which the file does not have. */
const wholeText = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(BETWEEN);

/** Whether the text of a key is another than that of its file. */
export const differs = (text: string, original: string): boolean =>
  text !== wholeText(original.split(BETWEEN));
