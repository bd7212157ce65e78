/** How a plural is written: the format, what its variable says per quantity, and the type of the number. */
export interface PluralFrame {
  format: string;
  texts: readonly string[];
  /** Length and conversion of the first placeholder of a number: `ld`. */
  valueType: string;
}

interface Placeholder {
  end: number;
  /** Null: the argument behind that of the placeholder before. */
  position: number | null;
  /** `d`, `ld`; null if it takes no number. */
  numberType: string | null;
}

/**
 * A position, flags, width and precision, then length and conversion. A width begins with no zero: zeros are flags, and
 * what two parts of a pattern may hold takes quadratic time.
 */
const PLACEHOLDER =
  /%(?:%|(?:(\d+)\$)?[-+#0']*(?:[1-9]\d*)?(?:\.\d+)?(?:((?:hh|h|ll|l|q|L|z|t|j)?[diouxXDOUfFeEgGaA])|l?[@sScCp]))/g;

/**
 * Places the variable of a plural (docs/formats.md, 10.6). It takes the argument of its number, and its texts count
 * their arguments from there: placeholders before the number stay in the format, unless they name their argument.
 *
 * @param texts those of the forms in the order of CLDR: `other` last.
 */
export function pluralFrame(texts: readonly string[]): PluralFrame {
  // The texts of `other` are the likeliest to have the number.
  const frames = texts.toReversed().flatMap((text) => frameIn(text) ?? []);
  const [frame, ...others] = frames;
  const valueType = frame?.valueType ?? 'd';
  const prefix = frame?.prefix ?? '';
  const isOne =
    others.every((other) => other.reference === frame?.reference && other.prefix === prefix) &&
    texts.every((text) => text.startsWith(prefix)) &&
    !prefix.includes('#@');
  if (!frame || !isOne) return { format: '%#@value@', texts, valueType };
  return {
    format: prefix + frame.reference,
    texts: texts.map((text) => text.slice(prefix.length)),
    valueType,
  };
}

/** What one text says of its number; null without one. */
function frameIn(text: string): { prefix: string; reference: string; valueType: string } | null {
  const placeholders = [...placeholdersIn(text)];
  const index = placeholders.findIndex(({ numberType }) => numberType !== null);
  const { numberType: valueType = null, position = null } = placeholders[index] ?? {};
  if (valueType === null) return null;
  const counted = placeholders.slice(0, index).findLast((one) => one.position === null);
  if (counted) return { prefix: text.slice(0, counted.end), reference: referenceTo(position), valueType };
  const argument = position ?? (index === 0 ? 1 : freePosition(placeholders));
  return { prefix: '', reference: referenceTo(argument === 1 ? null : argument), valueType };
}

const referenceTo = (position: number | null): string =>
  position === null ? '%#@value@' : `%${position}$#@value@`;

function* placeholdersIn(text: string): Generator<Placeholder> {
  for (const { index, 0: whole, 1: position, 2: numberType = null } of text.matchAll(PLACEHOLDER)) {
    if (whole !== '%%')
      yield {
        end: index + whole.length,
        position: position === undefined ? null : Number(position),
        numberType,
      };
  }
}

/** The first argument that no placeholder names: "%1$@ has %d files" has its number in the second. */
function freePosition(placeholders: readonly Placeholder[]): number {
  const taken = new Set(placeholders.map(({ position }) => position));
  let position = 1;
  while (taken.has(position)) position += 1;
  return position;
}
