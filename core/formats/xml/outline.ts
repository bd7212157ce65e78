/** A comment, an element or other markup of a document, by offsets in its source. */
export interface XmlNode {
  kind: 'element' | 'comment' | 'cdata' | 'other';
  /** Of an element, prefix included. */
  name: string;
  start: number;
  end: number;
  /** Offset behind the start tag; equal to `contentEnd` for an empty element. */
  contentStart: number;
  contentEnd: number;
  children: XmlNode[];
}

/** What is opaque, by how it opens and closes. */
const OPAQUE = [
  ['<!--', '-->', 'comment'],
  ['<![CDATA[', ']]>', 'cdata'],
  ['<?', '?>', 'other'],
] as const;

const NAME = /[^\s/>]+/y;
const ATTRIBUTE = /([^\s=/<>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The markup of a well-formed document or of a part of one, with the places where it stands. Text is what lies
 * between. Linear, and as deep as the text goes.
 *
 * @param from offset to begin at: behind the document type declaration
 */
export function outlineXml(source: string, from = 0): XmlNode[] {
  const root: XmlNode = nodeAt('other', from);
  const open = [root];
  for (let at = source.indexOf('<', from); at >= 0; at = source.indexOf('<', at)) {
    const parent = open.at(-1) ?? root;
    const end = source.startsWith('</', at) ? close(source, at, open) : openMarkup(source, at, parent, open);
    at = end;
  }
  return root.children;
}

/** @returns the offset behind the closing tag. */
function close(source: string, at: number, open: XmlNode[]): number {
  const end = behind(source, '>', at);
  const node = open.length > 1 ? open.pop() : undefined;
  if (node) {
    node.contentEnd = at;
    node.end = end;
  }
  return end;
}

/** @returns the offset behind a comment or the like, or behind a start tag. */
function openMarkup(source: string, at: number, parent: XmlNode, open: XmlNode[]): number {
  const opaque = OPAQUE.find(([opening]) => source.startsWith(opening, at));
  if (opaque) {
    const [opening, closing, kind] = opaque;
    const node = nodeAt(kind, at);
    node.contentStart = at + opening.length;
    node.end = behind(source, closing, node.contentStart);
    node.contentEnd = node.end - closing.length;
    addChild(parent, node);
    return node.end;
  }
  const node = nodeAt('element', at);
  NAME.lastIndex = at + 1;
  if (NAME.test(source)) node.name = source.slice(at + 1, NAME.lastIndex);
  node.contentStart = node.contentEnd = node.end = behindTag(source, at + 1);
  addChild(parent, node);
  if (source[node.end - 2] !== '/') open.push(node);
  return node.end;
}

const nodeAt = (kind: XmlNode['kind'], at: number): XmlNode => ({
  kind,
  name: '',
  start: at,
  end: at,
  contentStart: at,
  contentEnd: at,
  children: NONE,
});

/** Of most nodes, which share it. */
const NONE: XmlNode[] = [];

function addChild(parent: XmlNode, node: XmlNode): void {
  if (parent.children === NONE) parent.children = [node];
  else parent.children.push(node);
}

function behind(source: string, token: string, from: number): number {
  const at = source.indexOf(token, from);
  return at < 0 ? source.length : at + token.length;
}

function behindTag(source: string, from: number): number {
  for (let at = from; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === '>') return at + 1;
    if (character === '"' || character === "'") at = behind(source, character, at + 1) - 1;
  }
  return source.length;
}

/** The attributes of a start tag in its order, as written. */
export function attributesOf(source: string, { start, contentStart, name }: XmlNode): Map<string, string> {
  const found = new Map<string, string>();
  const tag = source.slice(start + 1 + name.length, contentStart);
  if (!tag.includes('=')) return found;
  ATTRIBUTE.lastIndex = 0;
  // `matchAll` would copy the pattern for each tag.
  for (let match = ATTRIBUTE.exec(tag); match; match = ATTRIBUTE.exec(tag))
    found.set(match[1] ?? '', match[2] ?? match[3] ?? '');
  return found;
}

/** An attribute of a start tag, as written, from its name to its closing quote. */
export interface AttributeSpan {
  value: string;
  start: number;
  end: number;
}

/** The attributes of a start tag by their names, with the places where they stand. */
export function attributeSpans(
  source: string,
  { start, contentStart, name }: XmlNode,
): Map<string, AttributeSpan> {
  const found = new Map<string, AttributeSpan>();
  const from = start + 1 + name.length;
  const tag = source.slice(from, contentStart);
  ATTRIBUTE.lastIndex = 0;
  for (let match = ATTRIBUTE.exec(tag); match; match = ATTRIBUTE.exec(tag)) {
    const value = match[2] ?? match[3] ?? '';
    found.set(match[1] ?? '', { value, start: from + match.index, end: from + ATTRIBUTE.lastIndex });
  }
  return found;
}
