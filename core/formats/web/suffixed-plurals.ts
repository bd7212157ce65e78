import { pluralForms } from '../../domain/plural-rules.js';
import type { PluralCategory } from '../../domain/plural-rules.js';
import { suffixedName } from './suffixes.js';

/** A plural of i18next: texts of one object whose names differ in a plural category only. */
export interface SuffixedPlural {
  stem: string;
  /** By category, in the order of the file. */
  texts: ReadonlyMap<PluralCategory, string>;
  /** The offset of the name of the last one. */
  last: number;
}

/** A form of such a plural. */
export interface SuffixedForm {
  category: PluralCategory;
  plural: SuffixedPlural;
}

interface Found {
  category: PluralCategory;
  text: string;
  /** Of the name. */
  offset: number;
}

/** The members of one object, as they are met. */
export class SuffixedMembers {
  private readonly names = new Set<string>();
  private readonly byStem = new Map<string, Found[]>();
  /** Of names that are there twice: which of the texts counts is no matter of plurals. */
  private readonly repeated = new Set<string>();

  /** @param text null if the member is none */
  add(name: string, text: string | null, offset: number): void {
    const suffixed = suffixedName(name);
    if (!suffixed) return;
    const { stem, category } = suffixed;
    if (this.names.has(name)) this.repeated.add(stem);
    this.names.add(name);
    if (text === null) return;
    const found = this.byStem.get(stem) ?? [];
    this.byStem.set(stem, found);
    found.push({ category, text, offset });
  }

  /**
   * The plurals of the object, by the offsets of the names of their forms: those with other and one more form of the
   * language.
   *
   * @param isKnown whether other alone is a plural of this stem
   */
  plurals(tag: string | null, isKnown: (stem: string) => boolean): Map<number, SuffixedForm> {
    const forms = new Set<string>([...pluralForms(tag), 'zero']);
    const isAlone = forms.size === 2;
    const plurals = new Map<number, SuffixedForm>();
    for (const [stem, found] of this.byStem) {
      const hasOther = found.some(({ category }) => category === 'other');
      const hasFurther = found.some(({ category }) => category !== 'other' && forms.has(category));
      const isPlural = hasOther && (hasFurther || (isAlone && isKnown(stem)));
      if (!isPlural || this.repeated.has(stem)) continue;
      const texts = new Map(found.map(({ category, text }) => [category, text]));
      const plural = { stem, texts, last: found.at(-1)?.offset ?? 0 };
      for (const { category, offset } of found) plurals.set(offset, { category, plural });
    }
    return plurals;
  }
}
