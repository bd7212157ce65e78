import { textParts } from '#core/checks/placeholder-parts.js';

/** A run that is unchanged, removed or added. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/**
 * Maximum size of the table that compares the texts between their common start and end: about 400 by 400 words. Longer
 * texts count as completely changed, since nobody would read such a diff word by word.
 */
const MOST_CELLS = 160_000;

const words = new Intl.Segmenter('und', { granularity: 'word' });

/** Splits a text into words, spaces and signs of any script; a placeholder is one word. */
const wordsOf = (text: string): string[] =>
  textParts(text).flatMap((part) =>
    part.isPlaceholder ? [part.text] : Array.from(words.segment(part.text), ({ segment }) => segment),
  );

/** The word-by-word changes from one text to the other. Linear, except for a middle part of limited size. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const one = wordsOf(before);
  const other = wordsOf(after);
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return joined([
    { kind: 'same', text: one.slice(0, start).join('') },
    ...changes(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    { kind: 'same', text: one.slice(one.length - end).join('') },
  ]);
}

function changes(one: string[], other: string[]): DiffPart[] {
  if (one.length * other.length > MOST_CELLS)
    return [
      { kind: 'removed', text: one.join('') },
      { kind: 'added', text: other.join('') },
    ];
  const width = other.length + 1;
  const common = commonLengths(one, other);
  const parts: DiffPart[] = [];
  let to = 0;
  one.forEach((word, at) => {
    const shared = common[at * width + to] ?? 0;
    const isShared = shared > (common[(at + 1) * width + to] ?? 0);
    // Adds the new words before a shared word.
    while (isShared && other[to] !== word) parts.push({ kind: 'added', text: other[to++] ?? '' });
    if (isShared) to += 1;
    parts.push({ kind: isShared ? 'same' : 'removed', text: word });
  });
  return [...parts, ...other.slice(to).map((text): DiffPart => ({ kind: 'added', text }))];
}

/** The length of the longest common subsequence from each pair of positions on, row by row. */
function commonLengths(one: string[], other: string[]): Uint16Array {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let at = one.length - 1; at >= 0; at -= 1)
    for (let to = other.length - 1; to >= 0; to -= 1) {
      const cell = at * width + to;
      const [below = 0, beside = 0, after = 0] = [
        lengths[cell + width],
        lengths[cell + 1],
        lengths[cell + width + 1],
      ];
      lengths[cell] = one[at] === other[to] ? after + 1 : Math.max(below, beside);
    }
  return lengths;
}

/**
 * Joins parts to runs, removed words before added ones. A single space between two changes belongs to both; otherwise
 * words of the old and the new sentence would alternate.
 */
function joined(parts: DiffPart[]): DiffPart[] {
  const runs: DiffPart[] = [];
  let run = { same: '', removed: '', added: '' };
  const flush = (): void => {
    for (const kind of ['same', 'removed', 'added'] as const)
      if (run[kind] !== '') runs.push({ kind, text: run[kind] });
    run = { same: '', removed: '', added: '' };
  };
  const hasChange = (): boolean => run.removed !== '' || run.added !== '';
  parts.forEach(({ kind, text }, index) => {
    const next = parts[index + 1];
    const isBetween = kind === 'same' && hasChange() && text.trim() === '' && next && next.kind !== 'same';
    if (isBetween) {
      run.removed += text;
      run.added += text;
      return;
    }
    if (kind === 'same' && hasChange()) flush();
    run[kind] += text;
  });
  flush();
  return runs;
}
