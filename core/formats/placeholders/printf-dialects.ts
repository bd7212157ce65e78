import type { PrintfSyntax } from '../naming/platforms.js';
import type { PrintfToken } from '../../messages/token-types.js';

type Change = Partial<Pick<PrintfToken, 'flags' | 'length' | 'conversion'>>;

/** What only Java has: booleans, hash codes, line breaks, dates. */
const ONLY_JAVA = /^[bBhHntT]/;

/**
 * A placeholder as another printf writes it; the same if both have it.
 *
 * @returns null if the other one has nothing like it
 */
export function printfFor(syntax: PrintfSyntax, token: PrintfToken): string | null {
  const change = syntax === 'java' ? changeToJava(token) : changeToApple(token);
  if (!change) return null;
  const changed = { ...token, ...change };
  const isSame = (['flags', 'length', 'conversion'] as const).every((part) => changed[part] === token[part]);
  const { position, flags, width, precision, length, conversion } = changed;
  const argument = position === null ? '' : `${position}$`;
  return isSame ? token.source : `%${argument}${flags}${width}${precision}${length}${conversion}`;
}

/** java.util.Formatter: no lengths, no `*`, no precision of integers; `,` groups digits. */
function changeToJava(token: PrintfToken): Change | null {
  const { conversion, length, flags } = token;
  if (ONLY_JAVA.test(conversion) || /[sS]/.test(conversion)) return length === '' ? {} : null;
  if (conversion === '@') return isPlain(token) ? { conversion: 's' } : null;
  const java = JAVA_CONVERSIONS.get(conversion);
  if (java === undefined || hasStar(token) || (INTEGER.test(java) && token.precision !== '')) return null;
  return { conversion: java, length: '', flags: flags.replaceAll("'", ',') };
}

const INTEGER = /[doxX]/;

/** By the conversion of IEEE. */
const JAVA_CONVERSIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    d: 'diuDU',
    o: 'oO',
    f: 'fF',
    x: 'x',
    X: 'X',
    e: 'e',
    E: 'E',
    g: 'g',
    G: 'G',
    a: 'a',
    A: 'A',
    c: 'c',
    C: 'C',
  }).flatMap(([java, ieee]) => [...ieee].map((conversion) => [conversion, java])),
);

/** The specification of printf by IEEE, and `%@`: an object, of which no width counts; `'` groups digits. */
function changeToApple(token: PrintfToken): Change | null {
  const { conversion, length, isRelative } = token;
  if (ONLY_JAVA.test(conversion) || isRelative) return null;
  if (conversion === 's' && length === '') return isPlain(token) ? { conversion: '@' } : null;
  if (conversion === 'S' && length === '') return null;
  return { flags: token.flags.replaceAll(',', "'") };
}

const isPlain = ({ flags, width, precision, length }: PrintfToken): boolean =>
  flags + width + precision + length === '';

/** Whether an argument says how wide or precise another one is. */
export const hasStar = ({ width, precision }: PrintfToken): boolean => (width + precision).includes('*');

/** What braces cannot say: number bases and exponents, which change what is read; and `*`, `%<s`, `%b`, `%n`, dates. */
export const isPrintfOnly = (token: PrintfToken): boolean =>
  token.isRelative || hasStar(token) || !/^[@sdiuDUcCfFgG]$/.test(token.conversion);
