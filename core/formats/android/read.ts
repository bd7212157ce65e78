import { FlatFile } from '../flat-entries.js';
import { declaredIn, xmlMarkerOf } from '../markers.js';
import { fit, isName } from '../read-context.js';
import type { ReadContext } from '../read-context.js';
import { attributeOf, isWhiteSpace, parseXml } from '../xml/parse.js';
import type { XmlComment, XmlHandler, XmlTag } from '../xml/parse.js';
import { checkRoot } from './check-root.js';
import { readPlural } from './plural.js';
import type { PluralItem } from './plural.js';
import { StyledText } from './styled-text.js';

/**
 * Reads Android string resources (docs/formats.md, section 7).
 *
 * @throws Malformed when the file is not well-formed or its root is not `<resources>`.
 */
export function readAndroid(source: string, context: ReadContext): FlatFile {
  const reader = new AndroidReader(context);
  parseXml(source, reader);
  return reader.file;
}

/** What is open. `styled`: a tag kept in a text; `transparent`: one that leaves its content alone. */
type Frame = 'document' | 'resources' | 'string' | 'plurals' | 'item' | 'styled' | 'transparent' | 'skipped';

const SILENTLY_SKIPPED: ReadonlySet<string> = new Set(['eat-comment', 'skip']);

class AndroidReader implements XmlHandler {
  readonly file: FlatFile;
  /** The innermost element, and those around it. */
  private frame: Frame = 'document';
  private readonly outer: Frame[] = [];
  /** Of the entry being read. */
  private name = '';
  private line = 0;
  private readonly styled = new StyledText();
  private quantity = '';
  private items: PluralItem[] = [];

  constructor(private readonly context: ReadContext) {
    this.file = new FlatFile(context);
  }

  open(tag: XmlTag): void {
    this.outer.push(this.frame);
    this.frame = this.frameOf(tag);
  }

  close(): void {
    const { frame } = this;
    this.frame = this.outer.pop() ?? 'document';
    if (frame === 'string') this.addEntry([this.styled.take()]);
    else if (frame === 'item') this.items.push({ quantity: this.quantity, text: this.styled.take() });
    else if (frame === 'styled') this.styled.closeTag();
    else if (frame === 'plurals') this.addEntry(readPlural(this.name, this.line, this.items, this.context));
  }

  text(text: string, lineOf: () => number): void {
    switch (this.frame) {
      case 'resources':
      case 'plurals':
        if (!isWhiteSpace(text)) this.context.reports.ignore('text', lineOf());
        break;
      case 'skipped':
        break;
      default:
        this.styled.addText(text);
    }
  }

  comment({ text, isAlone }: XmlComment): void {
    if (this.frame !== 'resources') return;
    this.file.mark(text, xmlMarkerOf);
    const declared = isAlone ? declaredIn(text) : null;
    if (declared !== null) this.file.declare(declared);
  }

  private frameOf(tag: XmlTag): Frame {
    switch (this.frame) {
      case 'document':
        checkRoot(tag);
        return 'resources';
      case 'resources':
        return this.openEntry(tag);
      case 'plurals':
        return this.openItem(tag);
      case 'skipped':
        return 'skipped';
      default:
        return this.openInline(tag);
    }
  }

  private openEntry(tag: XmlTag): Frame {
    const { reports } = this.context;
    const { line } = tag;
    const kind = kindOf(tag);
    if (kind === null) {
      if (!SILENTLY_SKIPPED.has(tag.name)) reports.ignore(tag.name, line);
      return 'skipped';
    }
    if (isVariant(tag)) {
      reports.ignore('product', line);
      return 'skipped';
    }
    const name = attributeOf(tag, 'name')?.trim() ?? '';
    if (!isName(name, line, this.context)) return 'skipped';
    if (attributeOf(tag, 'translatable') === 'false') reports.ignore('translatable', line);
    this.name = name;
    this.line = line;
    if (kind === 'plurals') this.items = [];
    return kind;
  }

  private openItem(tag: XmlTag): Frame {
    if (tag.name !== 'item' || tag.isInNamespace) {
      this.context.reports.ignore(tag.name, tag.line);
      return 'skipped';
    }
    this.quantity = attributeOf(tag, 'quantity')?.trim() ?? '';
    return 'item';
  }

  private openInline(tag: XmlTag): Frame {
    if (tag.isInNamespace) {
      this.context.reports.ignore(tag.name, tag.line);
      return 'transparent';
    }
    this.styled.openTag(tag);
    return 'styled';
  }

  private addEntry(texts: readonly string[] | null): void {
    const { name, line, context } = this;
    const isRead = texts !== null && fit(name, texts, line, context);
    this.file.add(name, line, isRead ? { isPlural: texts.length > 1, texts } : null);
  }
}

/** `<item type="string">` is another way to write `<string>`. */
function kindOf(tag: XmlTag): 'string' | 'plurals' | null {
  const { name, isInNamespace } = tag;
  if (isInNamespace) return null;
  if (name === 'string' || (name === 'item' && attributeOf(tag, 'type') === 'string')) return 'string';
  return name === 'plurals' ? name : null;
}

/** A text for some products alone. */
function isVariant(tag: XmlTag): boolean {
  const product = attributeOf(tag, 'product') ?? '';
  return product !== '' && product !== 'default';
}
