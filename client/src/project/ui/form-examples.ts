import { exampleNumbers, pluralForms } from '#core/domain/plural-rules.js';
import type { PluralForm } from '#core/domain/plural-rules.js';

/** Maximum number of ranges in a list of examples. */
const RANGES = 3;
/** A form with this many examples, or one fewer, has more numbers than its examples. */
const ALL_EXAMPLES = 5;

export type Format = (number: number) => string;

/** The example numbers of a form, without those that have a form of their own. */
export function numbersOf(
  tag: string | null,
  form: PluralForm,
  forms: readonly (PluralForm | null)[],
): number[] {
  if (form.startsWith('=')) return [];
  return exampleNumbers(tag, form).filter((number) => !forms.includes(`=${number}`));
}

/** Whether a form applies to every number of a language. */
export const isOnlyForm = (tag: string | null, forms: readonly (PluralForm | null)[]): boolean =>
  pluralForms(tag).length === 1 && forms.length === 1;

/** The numbers as ranges, such as “2–4, 22, 23…”. */
export function longExamples(numbers: readonly number[], format: Format): string {
  const ranges = rangesOf(numbers, format);
  const isCut = ranges.length > RANGES || mayGoOn(numbers);
  return listed(ranges.slice(0, RANGES)) + (isCut ? '…' : '');
}

/** The first numbers in a few characters, such as “2–4” or “0, 5…”. */
export function shortExamples(numbers: readonly number[], format: Format): string {
  const ranges = rangesOf(numbers, format);
  // Zero alone would look like the whole form.
  const shown = numbers[0] === 0 && numbers[1] !== 1 ? 2 : 1;
  const isCut = ranges.length <= shown && mayGoOn(numbers);
  return listed(ranges.slice(0, shown)) + (isCut ? '…' : '');
}

const mayGoOn = (numbers: readonly number[]): boolean => numbers.length >= ALL_EXAMPLES - 1;

/** Joins three or more consecutive numbers as a range. The last run is not a range if it may continue. */
function rangesOf(numbers: readonly number[], format: Format): string[] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.map((run, at) => {
    const [first = 0, last = 0] = [run[0], run.at(-1)];
    if (run.length === 1) return format(first);
    const isOpen = at === runs.length - 1 && mayGoOn(numbers);
    return run.length === 2 || isOpen
      ? listed(run.slice(0, 2).map(format))
      : `${format(first)}–${format(last)}`;
  });
}

/** Uses another separator between numbers that contain a comma. */
const listed = (parts: readonly string[]): string =>
  parts.join(parts.some((part) => /\d,\d/.test(part)) ? '; ' : ', ');
