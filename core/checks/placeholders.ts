import { tokensOf } from '../messages/tokens.js';
import type { PrintfToken, Token } from '../messages/token-types.js';
import type { PlaceholderSyntax } from './subject.js';

/** A placeholder as the checks compare it. */
export interface Placeholder {
  from: number;
  to: number;
  /** The placeholder as written. */
  text: string;
  /** The name or number of the argument. */
  argument: string;
  /** The type of the value (`int` for `%d` and `%ld`), or the style of the braces for `{name}`. */
  type: string;
  /** A printf placeholder without a position: its order decides which argument it takes. */
  isOrdered: boolean;
  /** May be a percent sign after a number: `50 %d`. */
  isDoubtful: boolean;
}

/** Returns the placeholders of a text in their order. Placeholders of another syntax count as plain text. */
export function placeholdersIn(text: string, syntax: PlaceholderSyntax): Placeholder[] {
  const found: Placeholder[] = [];
  let from = 0;
  let ordered = 0;
  for (const token of tokensOf(text)) {
    const to = from + token.source.length;
    if (hasSyntax(token, syntax)) {
      if (isOrdered(token)) ordered += 1;
      const placeholder = readToken(token, ordered);
      if (placeholder) found.push({ from, to, text: token.source, isDoubtful: false, ...placeholder });
    }
    from = to;
  }
  return found;
}

type Reading = Pick<Placeholder, 'argument' | 'type' | 'isOrdered'> & Partial<Placeholder>;

const isPrintf = ({ kind }: Token): boolean => kind === 'printf' || kind === 'reference';

const hasSyntax = (token: Token, syntax: PlaceholderSyntax): boolean =>
  syntax === 'any' || isPrintf(token) === (syntax === 'printf');

const isOrdered = (token: Token): token is PrintfToken =>
  token.kind === 'printf' && token.position === null && !token.isRelative && token.conversion !== 'n';

function readToken(token: Token, ordered: number): Reading | null {
  switch (token.kind) {
    case 'printf':
      return readPrintf(token, ordered);
    case 'reference':
      return { argument: token.source, type: 'reference', isOrdered: false };
    case 'name':
      return { argument: token.name, type: styleOf(token.source), isOrdered: false };
    case 'expression':
      return readExpression(token.source);
    default:
      return null;
  }
}

function readPrintf(token: PrintfToken, ordered: number): Reading | null {
  const { position, isRelative, conversion, isDoubtful } = token;
  if (isRelative || conversion === 'n') return null;
  return {
    argument: String(position ?? ordered),
    type: PRINTF_TYPES.get(conversion) ?? conversion,
    isOrdered: position === null,
    isDoubtful,
  };
}

/** Lengths, flags and precision are ignored: a language may format a number in its own way. */
const PRINTF_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({ int: 'diuDU', float: 'fFeEgGaA', base: 'xXoO', string: 'sS', character: 'cC' }).flatMap(
    ([type, conversions]) => [...conversions].map((conversion) => [conversion, type] as const),
  ),
);

/** Returns `{`, `{{` or `%{`: libraries support only one of them. */
const styleOf = (source: string): string => (/^%?\{\{?/.exec(source) ?? [''])[0];

/** Reads `{n, plural,` and `{{price, currency}}` by their argument, `$t(other.key)` as a whole. */
function readExpression(source: string): Reading {
  const [, style = '', argument = source, type = ''] =
    /^(\{\{?)-?\s*([\w.-]+)\s*,\s*(\w*)/.exec(source) ?? [];
  return { argument, type: style === '{' ? type : style, isOrdered: false };
}
