import { PLURAL_CATEGORIES } from '../../../domain/plural-rules.js';
import { isLanguageCode } from '../../../domain/languages/is-language-code.js';
import { keyText, kindOf, startOf } from './tokens.js';
import type { Item } from './tokens.js';

/** The forms beside `other`, which every plural has once. */
const FURTHER: ReadonlySet<string | null> = new Set(PLURAL_CATEGORIES.filter((form) => form !== 'other'));

/** The longest name that is surely one of a key. */
const SHORT = 100;

/** Counts what is surely a key while a file is read: the same key in another language is none, and a plural is one. */
export class KeyCount {
  private count = 0;
  private areLanguages: boolean | null = null;

  /** @param check is given the count, and where the last key begins */
  constructor(private readonly check: (count: number, offset: number) => void) {}

  root(item: Item): void {
    this.areLanguages ??= isLanguageCode(keyText(item) ?? '');
    if (this.areLanguages) this.count = 0;
  }

  text(item: Item): void {
    if (!isSurelyKey(item)) return;
    this.count += 1;
    this.check(this.count, item.key ? startOf(item) : (item.value?.offset ?? 0));
  }
}

function isSurelyKey(item: Item): boolean {
  if (kindOf(item.value) !== null) return false;
  // An item of a list is called after its number.
  if (!item.key) return item.value !== undefined;
  const name = keyText(item);
  return name !== null && !FURTHER.has(name) && name.length <= SHORT && name.trim() !== '';
}
