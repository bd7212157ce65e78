import { replaceIn } from './replace-text.js';
import type { ReplaceWish } from './replace-text.js';

/** The slots of the texts that a replacement changes, by language. */
export type ReplacedTexts = (readonly [languageId: number, slots: Int32Array<ArrayBuffer>])[];

/** Finds the texts that a replacement changes. `textsOf`: the text of each slot in a language. */
export const replacedTexts = (
  textsOf: (languageId: number) => readonly string[],
  wish: ReplaceWish,
  languageIds: readonly number[],
): ReplacedTexts =>
  languageIds.map((languageId) => [languageId, replacedIn(textsOf(languageId), wish)] as const);

function replacedIn(texts: readonly string[], wish: ReplaceWish): Int32Array<ArrayBuffer> {
  const slots: number[] = [];
  texts.forEach((before, slot) => {
    const after = replaceIn(before, wish);
    if (after !== null && after !== before) slots.push(slot);
  });
  return Int32Array.from(slots);
}
