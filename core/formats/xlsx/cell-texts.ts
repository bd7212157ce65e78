import type { Part } from './archive.js';
import { richText } from './rich-text.js';
import { sharedStrings } from './shared-strings.js';
import type { SharedString } from './shared-strings.js';

/** The texts of the shared strings of a workbook. */
export class CellTexts {
  readonly strings: readonly SharedString[];
  private readonly texts = new Map<number, string>();

  constructor(part: Part | null) {
    this.strings = part ? sharedStrings(part.content) : [];
  }

  at(index: number): string {
    const known = this.texts.get(index);
    if (known !== undefined) return known;
    const text = richText(this.strings[index]?.source ?? '');
    this.texts.set(index, text);
    return text;
  }
}
