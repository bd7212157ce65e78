import { canonicalTag } from '../../domain/languages/language-code.js';
import { Malformed } from '../text/malformed.js';
import { MOST_LANGUAGES } from '../model/languages.js';
import type { FileLanguage } from '../model/profile-types.js';
import { storable } from '../text/storable.js';

/** The languages of a catalogue, in the order in which they are met; the source language is the first one. */
export class FileLanguages {
  readonly list: FileLanguage[] = [];
  private readonly indexes = new Map<string, number>();

  constructor(source: string) {
    this.indexOf(source, 1);
  }

  /** @throws Malformed when there are too many of them */
  indexOf(code: string, line: number): number {
    const known = this.indexes.get(code);
    if (known !== undefined) return known;
    const index = this.list.length;
    if (index >= MOST_LANGUAGES)
      throw new Malformed(line, { fault: 'text', found: storable(code.slice(0, SHOWN)) });
    this.list.push({ code: storable(code), tag: canonicalTag(code), isSource: index === 0 });
    this.indexes.set(code, index);
    return index;
  }

  tagOf(index: number): string | null {
    return this.list[index]?.tag ?? null;
  }
}

/** Of a code that is none. */
const SHOWN = 40;
