import type { PoEntry, Span } from './scan.js';
import { COLUMNS } from './strings.js';
import type { Wrapping } from './strings.js';
import { widthOf } from './width.js';

type Style = Pick<Wrapping, 'isUnwrapped' | 'isOneLine'>;

/** As tools count: with the line end. */
const LONG = COLUMNS + 1;
const KEYWORD = 'msgstr '.length;

/** How many texts were written in which way. */
interface Counts {
  /** Too long for a line, and on one nevertheless. */
  long: number;
  /** On several lines, also where no line of the text ends. */
  parted: number;
  /** Of several lines, and on one. */
  joined: number;
  /** On as many lines as the text has. */
  split: number;
}

/**
 * How long texts are written: on one line however long they are if more are left so than are parted, and with their line ends
 * within it if more have them there. Translations decide; before there are any, the names of the messages.
 */
export function wrappingOf(source: string, entries: readonly PoEntry[]): Style {
  const texts = countIn(
    source,
    entries.flatMap((entry) => entry.texts),
  );
  const { long, parted, joined, split } = isTelling(texts)
    ? texts
    : countIn(
        source,
        entries.flatMap(({ id, plural }) => (plural ? [id, plural] : [id])),
      );
  return {
    ...((long > parted || joined > split) && { isUnwrapped: true }),
    ...(joined > split && { isOneLine: true }),
  };
}

const isTelling = ({ long, parted, joined, split }: Counts): boolean => long + parted + joined + split > 0;

function countIn(source: string, spans: readonly Span[]): Counts {
  const counts: Counts = { long: 0, parted: 0, joined: 0, split: 0 };
  for (const { start, end } of spans) count(source.slice(start, end), counts);
  return counts;
}

function count(raw: string, counts: Counts): void {
  const lines = /[\n\r]/.test(raw) ? raw.split(/"[ \t]*[\r\n]\s*"/) : [raw];
  const isAlone = lines.length === 1;
  if (!isAlone) {
    // The last line of a text needs no end.
    const isParted = lines.slice(0, -1).some((line) => line !== '"' && line !== '' && !line.endsWith('\\n'));
    counts[isParted ? 'parted' : 'split'] += 1;
  } else if (/(?<!\\)(?:\\\\)*\\n(?!"$)/.test(raw)) counts.joined += 1;
  else if (/\S\s+\S/.test(raw) && widthOf(raw) + KEYWORD > LONG) counts.long += 1;
}
