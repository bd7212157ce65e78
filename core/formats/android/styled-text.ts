import { ownAttributes } from '../xml/parse.js';
import type { XmlTag } from '../xml/parse.js';
import { trimWhiteSpace, unescapeText } from './unescape.js';

/**
 * The text of a `<string>` or `<item>` as the user reads it, by the rules of aapt2 (docs/formats.md, 7.2-7.4).
 * Inline tags are kept as characters; quotes and white space start anew at each.
 */
export class StyledText {
  private stretch = '';
  private pieces: string[] = [];
  /** The name and the position of every open tag. */
  private readonly open: { name: string; piece: number }[] = [];

  addText(text: string): void {
    this.stretch += text;
  }

  openTag(tag: Pick<XmlTag, 'name' | 'attributes'>): void {
    this.endStretch();
    const { name } = tag;
    const written = ownAttributes(tag).map(
      (attribute) => ` ${attribute.name}="${attribute.value.replaceAll('"', '&quot;')}"`,
    );
    this.open.push({ name, piece: this.pieces.push(`<${name}${written.join('')}>`) - 1 });
  }

  closeTag(): void {
    this.endStretch();
    const tag = this.open.pop();
    if (!tag) return;
    const isEmpty = tag.piece === this.pieces.length - 1;
    if (isEmpty) this.pieces.push(`${this.pieces.pop()?.slice(0, -1) ?? ''}/>`);
    else this.pieces.push(`</${tag.name}>`);
  }

  /** The text, whose tags are closed; another may follow. */
  take(): string {
    const { stretch, pieces } = this;
    if (pieces.length > 0) {
      this.endStretch();
      this.pieces = [];
      return pieces.join('');
    }
    this.stretch = '';
    return unescapeText(trimWhiteSpace(stretch));
  }

  private endStretch(): void {
    const text = unescapeText(this.stretch);
    if (text !== '') this.pieces.push(text);
    this.stretch = '';
  }
}
