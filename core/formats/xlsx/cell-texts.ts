import { elementTextOf, sharedIndex } from './cell-element.js';
import type { Part } from './archive.js';
import { richText } from './rich-text.js';
import { sharedStrings } from './shared-strings.js';
import type { SharedString } from './shared-strings.js';

/** What the cells of a workbook show. */
export class CellTexts {
  readonly strings: readonly SharedString[];
  private readonly texts = new Map<number, string>();

  constructor(part: Part | null) {
    this.strings = part ? sharedStrings(part.content) : [];
  }

  of(element: string): string {
    const index = sharedIndex(element);
    return index === null ? elementTextOf(element) : this.at(index);
  }

  private at(index: number): string {
    const known = this.texts.get(index) ?? richText(this.strings[index]?.source ?? '');
    this.texts.set(index, known);
    return known;
  }
}
