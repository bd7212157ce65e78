import type { PluralCategory } from '../../domain/plural-rules.js';
import { suffixedName } from '../plurals/suffixes.js';

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
  /** Null: the member is none. */
  text: string | null;
  /** Of the name. */
  offset: number;
}

/** The members of one object, as they are met. */
export class SuffixedMembers {
  /** Null: most objects have none. */
  private byStem: Map<string, Found[]> | null = null;
  /** What stands before the last `_` of the other names: `gender` of `gender_male`. */
  private readonly otherStems = new Set<string>();

  /** @param text null if the member is none */
  add(name: string, text: string | null, offset: number): void {
    const suffixed = suffixedName(name);
    if (!suffixed) {
      const at = name.lastIndexOf('_');
      if (at > 0) this.otherStems.add(name.slice(0, at));
      return;
    }
    const { stem, category } = suffixed;
    this.byStem ??= new Map();
    const found = this.byStem.get(stem);
    if (found) found.push({ category, text, offset });
    else this.byStem.set(stem, [{ category, text, offset }]);
  }

  /**
   * Adds the plurals of the object, by the offsets of the names of their forms: those with other and further forms, all of
   * which the language has. What has another name beside them is no form either, unless the texts say a number: `gender_one`,
   * `gender_male`, `gender_other`.
   *
   * @param forms of the language, and zero
   * @param isKnown whether the project, or who chose the flavour, says that this stem is a plural
   * @returns how many there are
   */
  addPlurals(
    plurals: Map<number, SuffixedForm>,
    forms: ReadonlySet<string>,
    isKnown: (stem: string) => boolean,
  ): number {
    let count = 0;
    for (const [stem, found] of this.byStem ?? []) {
      const texts = textsOf(found);
      if (!texts || !this.isPlural(stem, texts, forms, isKnown)) continue;
      const members = found.filter(({ text }) => text !== null);
      const plural = { stem, texts, last: members.at(-1)?.offset ?? 0 };
      for (const { category, offset } of members) plurals.set(offset, { category, plural });
      count += 1;
    }
    return count;
  }

  private isPlural(
    stem: string,
    texts: ReadonlyMap<PluralCategory, string>,
    forms: ReadonlySet<string>,
    isKnown: (stem: string) => boolean,
  ): boolean {
    if (!texts.has('other')) return false;
    const further = [...texts.keys()].filter((form) => form !== 'other');
    const known = further.filter((form) => forms.has(form));
    const isSure = known.length > 0 && known.length === further.length;
    if (isSure && (!this.otherStems.has(stem) || [...texts.values()].some(saysNumber))) return true;
    // Of a language that has no other form, it is the project that tells.
    return (known.length > 0 || forms.size === 2) && isKnown(stem);
  }
}

const saysNumber = (text: string): boolean => text.includes('{');

/** By category; null where a name is there twice: which of the texts counts is no matter of plurals. */
function textsOf(found: readonly Found[]): Map<PluralCategory, string> | null {
  if (new Set(found.map(({ category }) => category)).size < found.length) return null;
  const texts = new Map<PluralCategory, string>();
  for (const { category, text } of found) if (text !== null) texts.set(category, text);
  return texts;
}
