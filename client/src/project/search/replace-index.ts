import { replaceIn } from './replace-text.js';
import type { ReplaceWish } from './replace-text.js';

/** The messages to an index: plain data, since it may run in a worker. */
export type ReplaceMessage =
  /** The text of each slot, by language. */
  | { kind: 'load'; columns: [languageId: number, texts: readonly string[]][] }
  | { kind: 'find'; id: number; wish: ReplaceWish; languageIds: readonly number[] };

/** A value that a replacement changes, by language and slot. */
export interface FoundText {
  languageId: number;
  slot: number;
}

export interface FoundTexts {
  /** The number of the question. */
  id: number;
  found: FoundText[];
}

/** Finds the texts that a replacement changes. */
export class ReplaceIndex {
  private columns = new Map<number, readonly string[]>();

  /** Returns null unless the message is a question. */
  take(message: ReplaceMessage): FoundTexts | null {
    if (message.kind === 'load') {
      this.columns = new Map(message.columns);
      return null;
    }
    const { id, wish, languageIds } = message;
    return { id, found: languageIds.flatMap((languageId) => this.findIn(languageId, wish)) };
  }

  private findIn(languageId: number, wish: ReplaceWish): FoundText[] {
    const found: FoundText[] = [];
    (this.columns.get(languageId) ?? []).forEach((before, slot) => {
      const text = replaceIn(before, wish);
      if (text !== null && text !== before) found.push({ languageId, slot });
    });
    return found;
  }
}
