import { differenceOf, MOST_LINES, unmarked } from './difference.js';
import type { Difference, DifferenceRow } from './difference.js';

const lines = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}`);

const textOf = (...parts: readonly string[]): string => parts.map((line) => `${line}\n`).join('');

/** `40 - text`, or the number of folded lines. */
const brief = (row: DifferenceRow): string => {
  if (row.kind === 'fold') return `… ${row.count}`;
  const sign = { same: ' ', removed: '-', added: '+' }[row.kind];
  return `${row.number} ${sign} ${row.text}`;
};

const briefly = ({ rows }: Difference): string[] => rows.map(brief);

describe('the difference of a document to what it was', () => {
  it('has three lines around each change, and folds the rest', () => {
    const before = textOf(...lines(1, 20));
    const after = before.replace('line 10\n', 'LINE 10\n');
    const difference = differenceOf(before, after, false);
    expect(briefly(difference)).toEqual([
      '… 6',
      '7   line 7',
      '8   line 8',
      '9   line 9',
      '10 - line 10',
      '10 + LINE 10',
      '11   line 11',
      '12   line 12',
      '13   line 13',
      '… 7',
    ]);
    expect(difference.isCut).toBe(false);
    const [first] = difference.rows;
    expect(first?.kind === 'fold' && first.lines?.map(({ text }) => text)).toEqual(lines(1, 6));
  });

  it('numbers lines as they are in the document, and removed ones as they were', () =>
    expect(briefly(differenceOf('a\nb\nc\n', 'new\na\nc\n', false))).toEqual([
      '1 + new',
      '2   a',
      '2 - b',
      '3   c',
    ]));

  it('is all lines of a new document', () =>
    expect(briefly(differenceOf(null, 'a\nb\n', false))).toEqual(['1 + a', '2 + b']));

  it('shows a line break at the end that only one of the two has', () =>
    expect(briefly(differenceOf('a', 'a\n', false))).toEqual(['1   a', '2 + ']));

  it('is cut in a long document unless all of it is asked for', () => {
    const before = textOf(...lines(1, MOST_LINES + 1));
    const after = before.replace('line 10\n', 'LINE 10\n');
    const cut = differenceOf(before, after, false);
    expect(cut.isCut).toBe(true);
    expect(cut.rows.at(-1)).toEqual({ kind: 'fold', count: MOST_LINES + 1 - 13 });
    const whole = differenceOf(before, after, true);
    expect(whole.isCut).toBe(false);
    expect(whole.rows.at(-1)).toMatchObject({ lines: { length: MOST_LINES + 1 - 13 } });
    expect(differenceOf(null, before, false).rows).toHaveLength(MOST_LINES);
    expect(unmarked(before, false)).toMatchObject({ isCut: true, rows: { length: MOST_LINES } });
  });

  it('takes time for some thousand changes, and is rough about more of them', () => {
    const before = textOf('first', ...lines(1, 3_000), 'last');
    const after = textOf('first', ...lines(4_001, 7_000), 'last');
    const kinds = differenceOf(before, after, true).rows.map(({ kind }) => kind);
    expect(kinds).toEqual([
      'same',
      ...Array.from({ length: 3_000 }, () => 'removed'),
      ...Array.from({ length: 3_000 }, () => 'added'),
      'same',
    ]);
  });

  it('shortens a line that is endless', () => {
    const [row] = unmarked('x'.repeat(1_000_000), false).rows;
    expect(row?.kind === 'same' && row.text.length).toBe(2_001);
  });
});
