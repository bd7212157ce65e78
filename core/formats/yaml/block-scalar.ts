const HEADER = /^([|>])[-+\d]{0,2}([^\n\r]*)(?:\r\n|[\n\r]|$)/;
const CONTROL = /(?!\n)\p{Cc}|[\u2028\u2029\ufeff\ufffe\uffff]/u;
/** Lines that a block scalar would cut, or take for its indentation. */
const UNFIT = /^[\s]|\n[ \t]+$|\n\n$/;
const LEAST_WIDTH = 40;

export const isBlockScalar = (raw: string): boolean => /^[|>]/.test(raw);

/** A text as a block scalar that looks like another one; null where it cannot be one, or the other has no content. */
export function blockScalar(text: string, raw: string, newline: string): string | null {
  const [line, style, rest] = headerOf(raw);
  const lines = raw.slice(line.length).split(/\r\n|[\n\r]/);
  const indentation = indentationOf(lines);
  if (indentation === null || !canBeBlock(text)) return null;
  const body = text.replace(/\n$/, '');
  const isFolded = style === '>' && canBeFolded(body);
  const content = isFolded ? folded(body, widthOf(lines, indentation)) : body.split('\n');
  const blank = isFolded ? null : blankLines(lines, indentation).values();
  const lineOf = (one: string): string => (one === '' ? (blank?.next().value ?? '') : indentation + one);
  const written = content.map((one) => newline + lineOf(one)).join('');
  const sign = (isFolded ? '>' : '|') + (body === text ? '-' : '');
  return sign + rest + written + endOf(raw);
}

function headerOf(raw: string): [line: string, style: string, rest: string] {
  const [line = '', style = '', rest = ''] = HEADER.exec(raw) ?? [];
  return [line, style, rest];
}

/** Lines that begin or end with white space are not folded. */
const canBeFolded = (body: string): boolean => !/^[ \t]|[ \t]$/m.test(body);

const canBeBlock = (text: string): boolean => text !== '' && !CONTROL.test(text) && !UNFIT.test(text);

/** The white space of the lines without a text: it is no part of it. */
const blankLines = (lines: readonly string[], { length }: string): string[] =>
  lines.filter((line) => /^ *$/.test(line) && line.length <= length);

/** Of a block that keeps empty lines: its last line end. */
const endOf = (raw: string): string => /(?:\r\n|\n|\r)$/.exec(raw)?.[0] ?? '';

const widthOf = (lines: readonly string[], { length }: string): number =>
  Math.max(LEAST_WIDTH, ...lines.slice(0, SAMPLE).map((line) => line.length - length));

/** Lines that tell how long lines are. */
const SAMPLE = 100;

/** The white space before the lines; null if there are none. */
function indentationOf(lines: readonly string[]): string | null {
  const filled = lines.filter((line) => line.trim() !== '');
  const [first] = filled;
  if (first === undefined) return null;
  const least = filled.reduce((width, line) => Math.min(width, line.search(/[^ ]/)), Infinity);
  return least > 0 ? ' '.repeat(least) : null;
}

/** Lines that are read as one where no empty line stands between. */
function folded(text: string, width: number): string[] {
  return text
    .replace(/\n+/g, (breaks) => `${breaks}\n`)
    .split('\n')
    .flatMap((line) => wrapped(line, width));
}

/** Only one space between two words becomes a line break, and comes back as one. */
function wrapped(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/(?<=\S) (?=\S)/)) {
    if (current !== '' && current.length + word.length >= width) {
      lines.push(current);
      current = word;
    } else current = current === '' ? word : `${current} ${word}`;
  }
  return [...lines, current];
}
