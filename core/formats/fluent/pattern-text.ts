import { continuation, firstOf, readPlaceable } from './patterns.js';
import { behindSpaces } from './tokens.js';

/** A line of a pattern. */
interface Line {
  /** The spaces before its text; null: it begins behind the sign of the message. */
  indent: number | null;
  /** Whether it begins inside of a placeable. */
  isInner: boolean;
  text: string;
}

/**
 * What a pattern says: its lines without their common indentation, with the placeables as they stand. A profile that was
 * tampered with may hold anything.
 *
 * @param raw from behind the sign before it
 */
export function dedented(raw: string): string {
  const lines = linesOf(raw.replaceAll('\r\n', '\n'));
  const common = leastIndent(lines.filter(({ isInner }) => !isInner));
  const inner = Math.min(common, leastIndent(lines.filter(({ isInner }) => isInner)));
  return lines
    .map(
      ({ indent, isInner, text }) =>
        ' '.repeat(text === '' ? 0 : spacesOf(indent, isInner ? inner : common)) + text,
    )
    .join('\n')
    .replace(TRAILING, '');
}

/** Looked at from the end only: a pattern would be tried from each of the spaces. */
const TRAILING = /(?<![ \n\r])[ \n\r]+$/;

const spacesOf = (indent: number | null, common: number): number =>
  indent === null ? 0 : Math.max(0, indent - common);

function leastIndent(lines: readonly Line[]): number {
  let least = Infinity;
  for (const { indent, text } of lines) if (indent !== null && text !== '') least = Math.min(least, indent);
  return least;
}

function linesOf(source: string): Line[] {
  const start = firstOf(source, 0);
  if (start === null) return [];
  const lines = new Lines(source.slice(0, start).includes('\n') ? indentAt(source, start) : null);
  for (const [kind, text] of piecesOf(source, start)) lines[kind](text);
  return lines.list;
}

/** What a pattern consists of; `begin`: from the end of a line to the text of the next one. */
function* piecesOf(source: string, start: number): Iterable<['add' | 'begin' | 'addPlaceable', string]> {
  let copied = start;
  for (let at = start; at < source.length;) {
    const end = endOfPiece(source, at);
    if (end === undefined) {
      at += 1;
      continue;
    }
    yield ['add', source.slice(copied, at)];
    if (end === null) return;
    yield [source[at] === '\n' ? 'begin' : 'addPlaceable', source.slice(at, end)];
    copied = at = end;
  }
  yield ['add', source.slice(copied)];
}

/** Behind a placeable, or the space before the text of a next line, null if there is none; undefined: a text is there. */
function endOfPiece(source: string, at: number): number | null | undefined {
  if (source[at] === '\n') return continuation(source, at);
  return source[at] === '{' ? readPlaceable(source, at)?.end : undefined;
}

class Lines {
  readonly list: Line[];

  constructor(indent: number | null) {
    this.list = [{ indent, isInner: false, text: '' }];
  }

  add(text: string): void {
    const line = this.list.at(-1);
    if (line) line.text += text;
  }

  /** @param space from the end of a line to the text of the next one, with the blank lines between */
  begin(space: string): void {
    for (const line of space.split('\n').slice(1, -1))
      this.list.push({ indent: line.length, isInner: false, text: '' });
    this.list.push({ indent: indentAt(space, space.length), isInner: false, text: '' });
  }

  addPlaceable(source: string): void {
    const [opening = '', ...further] = source.split('\n');
    this.add(opening);
    for (const line of further) {
      const indent = behindSpaces(line, 0);
      this.list.push({ indent, isInner: true, text: line.slice(indent) });
    }
  }
}

/** The spaces before an offset on its line. */
const indentAt = (source: string, offset: number): number => offset - source.lastIndexOf('\n', offset) - 1;
