/** The expression of a `Plural-Forms` header, read by hand: it is C, and comes from anywhere. */
export type PluralExpression = (n: number) => number;

const TOKEN = /\s*(\d{1,9}|n|&&|\|\||[=!<>]=|[-+*/%<>!?:()])/y;
const LONGEST = 1_000;
const MOST_LEVELS = 50;

/** By how tightly they bind, the loosest first. */
const OPERATORS: readonly ReadonlyMap<string, (one: number, other: number) => number>[] = [
  new Map([['||', (one, other) => Number(one !== 0 || other !== 0)]]),
  new Map([['&&', (one, other) => Number(one !== 0 && other !== 0)]]),
  new Map([
    ['==', (one, other) => Number(one === other)],
    ['!=', (one, other) => Number(one !== other)],
  ]),
  new Map([
    ['<', (one, other) => Number(one < other)],
    ['>', (one, other) => Number(one > other)],
    ['<=', (one, other) => Number(one <= other)],
    ['>=', (one, other) => Number(one >= other)],
  ]),
  new Map([
    ['+', (one, other) => one + other],
    ['-', (one, other) => one - other],
  ]),
  new Map([
    ['*', (one, other) => one * other],
    ['/', (one, other) => Math.trunc(one / other)],
    ['%', (one, other) => one % other],
  ]),
];

/** Null for anything that is none. */
export function pluralExpression(source: string): PluralExpression | null {
  const tokens = source.length > LONGEST ? null : tokensOf(source.trim());
  const parser = tokens && new ExpressionParser(tokens);
  const expression = parser?.choice(0) ?? null;
  return parser?.isAtEnd ? expression : null;
}

function tokensOf(source: string): string[] | null {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const token = TOKEN.exec(source)?.[1];
    if (token === undefined) return null;
    tokens.push(token);
  }
  return tokens;
}

class ExpressionParser {
  private at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  get isAtEnd(): boolean {
    return this.at === this.tokens.length;
  }

  /** `condition ? one : other`, or the condition alone. */
  choice(level: number): PluralExpression | null {
    const condition = level > MOST_LEVELS ? null : this.binary(0, level);
    if (!condition || !this.take('?')) return condition;
    const one = this.choice(level + 1);
    const other = one && this.take(':') ? this.choice(level + 1) : null;
    return one && other ? (n) => (condition(n) === 0 ? other(n) : one(n)) : null;
  }

  private binary(strength: number, level: number): PluralExpression | null {
    const operators = OPERATORS[strength];
    if (!operators) return this.unary(level);
    let left = this.binary(strength + 1, level);
    for (let operate = this.operatorIn(operators); left && operate; operate = this.operatorIn(operators)) {
      const [before, apply] = [left, operate];
      const right = this.binary(strength + 1, level);
      left = right && ((n) => apply(before(n), right(n)));
    }
    return left;
  }

  private operatorIn(operators: (typeof OPERATORS)[number]) {
    const operate = operators.get(this.tokens[this.at] ?? '');
    if (operate) this.at += 1;
    return operate;
  }

  private unary(level: number): PluralExpression | null {
    if (level > MOST_LEVELS) return null;
    if (this.take('!')) {
      const inner = this.unary(level + 1);
      return inner && ((n) => Number(inner(n) === 0));
    }
    if (this.take('(')) {
      const inner = this.choice(level + 1);
      return this.take(')') ? inner : null;
    }
    return this.operand();
  }

  private operand(): PluralExpression | null {
    const token = this.tokens[this.at];
    if (token === undefined || !/^(?:n|\d+)$/.test(token)) return null;
    this.at += 1;
    return token === 'n' ? (n) => n : () => Number(token);
  }

  private take(token: string): boolean {
    if (this.tokens[this.at] !== token) return false;
    this.at += 1;
    return true;
  }
}
