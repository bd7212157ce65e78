import type { PluralForm } from '../../domain/plural-rules.js';
import type { PluralMode } from '../../domain/plural-rules.js';
import { laravelForms } from './laravel-forms.js';
import type { PluralWriting } from './plural-writing.js';

/** How plurals are read, and of which language. */
interface PipeContext {
  tag: string | null;
  pluralMode: PluralMode;
  completePlurals: boolean;
}

/** What stands between the pipes of a string, by offsets, without its condition and the white space around. */
interface Segment {
  start: number;
  end: number;
  /** That its condition says; null: it has none. */
  form: PluralForm | null;
}

/** One number, or all numbers from one on. */
const CONDITION = /^(?:\{(\d{1,4})\}|\[(\d{1,4}),\*\])[ \t]*/;

/** What Laravel leaves out at the beginning of a text. */
const ANY_CONDITION = /^[{[][^[\]{}]*[}\]]/;

/** No plural has as many. */
const MOST = 50;

/** Most texts are no plurals. */
export const mayBePlural = (text: string): boolean => text.includes('|') || CONDITION.test(text);

/**
 * The forms of a plural, with the places of their texts; null: the string is no plural. It is one if its conditions leave
 * no number out, or if it has as many texts as its language has forms and its pipes are no ornaments between words.
 *
 * @param inside of the quotes
 */
export function pluralIn(
  inside: string,
  { tag, pluralMode, completePlurals }: PipeContext,
): NamedSegment[] | null {
  const pieces = inside.split('|');
  if (pieces.length > MOST || pieces.every((piece) => piece.trim() === '')) return null;
  const areSpaced = pieces.length > 1 && inside.split(' | ').length === pieces.length;
  const segments = segmentsOf(pieces, areSpaced);
  if (!segments || (areSpaced && areWords(segments, inside))) return null;
  const named = formsOf(segments, tag);
  return named && (pluralMode === 'cldr' || isStrict(named, completePlurals)) ? named : null;
}

/** Whether nothing says that pipes with spaces are more than ornaments. */
const areWords = (segments: readonly Segment[], inside: string): boolean =>
  segments.every(({ form }) => form === null) && !/:[a-z]/i.test(inside);

/** Null if a condition is of another kind. */
function segmentsOf(pieces: readonly string[], areSpaced: boolean): Segment[] | null {
  const segments: Segment[] = [];
  let at = 0;
  for (const [index, piece] of pieces.entries()) {
    const space = { before: areSpaced && index > 0, behind: areSpaced && index < pieces.length - 1 };
    const segment = conditionalAt(piece, at) ?? plainAt(piece, at, space);
    if (!segment) return null;
    segments.push(segment);
    at += piece.length + 1;
  }
  return segments;
}

/** Laravel leaves out the white space around a text that has a condition. */
function conditionalAt(piece: string, at: number): Segment | null {
  const [condition, exact] = CONDITION.exec(piece) ?? [];
  if (condition === undefined) return null;
  const start = at + condition.length;
  const form = exact === undefined ? 'other' : (`=${Number(exact)}` as const);
  return { start, end: Math.max(start, at + piece.trimEnd().length), form };
}

function plainAt(piece: string, at: number, space: { before: boolean; behind: boolean }): Segment | null {
  if (ANY_CONDITION.test(piece)) return null;
  const start = at + Number(space.before);
  return { start, end: Math.max(start, at + piece.length - Number(space.behind)), form: null };
}

export interface NamedSegment extends Segment {
  form: PluralForm;
  /** Whether its place says its form. */
  isOrdered: boolean;
}

/** Null if these are no forms of one plural. */
function formsOf(segments: readonly Segment[], tag: string | null): NamedSegment[] | null {
  const isConditional = segments.at(-1)?.form === 'other';
  const forms = isConditional ? [] : laravelForms(tag);
  if (!forms || segments.filter(({ form }) => form === null).length !== forms.length) return null;
  let ordered = 0;
  const named = segments.map((segment): NamedSegment => {
    const { form } = segment;
    if (form !== null) return { ...segment, form, isOrdered: false };
    ordered += 1;
    return { ...segment, form: forms[ordered - 1] ?? 'other', isOrdered: true };
  });
  return new Set(named.map(({ form }) => form)).size === named.length ? named : null;
}

/** A strict project holds zero, one and other, and fills zero only if that is wished. */
function isStrict(segments: readonly NamedSegment[], completePlurals: boolean): boolean {
  const forms = new Set<string>(segments.map(({ form }) => form.replace('=0', 'zero').replace('=1', 'one')));
  const isWhole = forms.has('one') && forms.has('other') && (forms.has('zero') || completePlurals);
  return isWhole && [...forms].every((form) => ['zero', 'one', 'other'].includes(form));
}

/** The texts of the forms; that of numbers of which Laravel tells no fractions is also that of a category of fractions. */
export function textsOf(
  segments: readonly NamedSegment[],
  textOf: (segment: NamedSegment) => string,
): Map<string, string> {
  const texts = new Map<string, string>(segments.map((segment) => [segment.form, textOf(segment)]));
  const last = segments.findLast(({ isOrdered }) => isOrdered);
  if (!texts.has('other') && last) texts.set('other', textOf(last));
  return texts;
}

/** A plural as one text: its forms in the order of Laravel, or with the numbers they are for. */
export function pipedText(
  { forms, texts }: { forms: readonly PluralForm[]; texts: readonly string[] },
  { tag, pluralMode }: Pick<PluralWriting, 'tag' | 'pluralMode'>,
): string {
  const other = texts[forms.indexOf('other')] ?? '';
  const ordered = pluralMode === 'cldr' ? laravelForms(tag) : null;
  const numbers = forms.flatMap((form, index) => {
    const number = numberOf(form, ordered === null);
    return number === null ? [] : [[number, texts[index] ?? ''] as const];
  });
  if (ordered) {
    const inOrder = ordered.map((form) => withoutCondition(texts[forms.indexOf(form)] ?? other));
    return [...inOrder, ...numbers.map(([number, text]) => numbered(number, text))].join('|');
  }
  const own = new Map(numbers.toSorted(([one], [two]) => one - two));
  let from = 0;
  while (own.has(from)) from += 1;
  const rest = `[${from},*] ${withoutPipes(other)}`;
  return [...[...own].map(([number, text]) => numbered(number, text)), rest].join('|');
}

/** A text for one number. */
export const numbered = (number: number, text: string): string => `{${number}} ${withoutPipes(text)}`;

const CATEGORIES = new Map<string, number>([
  ['zero', 0],
  ['one', 1],
  ['two', 2],
]);

/** The one number that a form is for; null: others, too. */
export function numberOf(form: PluralForm, hasCategories: boolean): number | null {
  if (form.startsWith('=')) return Number(form.slice(1));
  return hasCategories ? (CATEGORIES.get(form) ?? null) : null;
}

/** Laravel has no escape for a pipe. */
export const withoutPipes = (text: string): string => text.replaceAll('|', '\uFFFD');

const withoutCondition = (text: string): string =>
  withoutPipes(ANY_CONDITION.test(text) ? `\uFFFD${text.slice(1)}` : text);

/** Whether a form of a plural can stand between pipes as it is. */
export const fitsPipes = (text: string): boolean => !text.includes('|') && !ANY_CONDITION.test(text);
