import { CST, Lexer, Parser } from 'yaml';

import type { ImportReason } from '../../text/import-warning.js';
import { KeyCount } from './key-count.js';
import { hasEntry } from './tokens.js';
import type { Item } from './tokens.js';

export type Fail = (offset: number, reason?: ImportReason) => never;

/** Collections within each other: deeper than any file of texts, and far from what a stack has room for. */
const MOST_LEVELS = 100;

/** More than a file has; the library remembers them all. */
const MOST_DIRECTIVES = 100;

/** How many pieces hold as many keys as a project may have: then, and whenever there are a quarter more, keys are counted. */
const FIRST_COUNT = 131_072;
const MORE = 1.25;

export const REFUSED: ReadonlyMap<string, ImportReason> = new Map([
  ['alias', 'yaml_reference'],
  ['anchor', 'yaml_reference'],
  ['tag', 'yaml_tag'],
]);

/** The tag of no type, before a value: old versions of Ruby write it before every text in quotes. */
export const NO_TYPE = '!';

/** The tokens that the library makes of a file. What is refused ends it: the rest may be long. */
export class YamlTokens {
  private readonly parser = new Parser();
  private readonly tokens: CST.Token[] = [];
  private directives = 0;
  private hasDocument = false;
  /** Whether the next piece is a scalar, whatever it looks like. */
  private isScalar = false;

  /** @param checkKeys see `parseYaml`; absent: keys are not counted */
  constructor(
    private readonly text: string,
    private readonly fail: Fail,
    private readonly checkKeys?: (count: number, offset: number) => void,
  ) {}

  /** Those of the first document, and where the second one begins if there is one. */
  read(): { tokens: CST.Token[]; second: number | null } {
    const { parser, tokens } = this;
    let pieces = 0;
    let nextCount = FIRST_COUNT;
    for (const piece of new Lexer().lex(this.text)) {
      for (const token of parser.next(piece)) this.add(token);
      this.check(piece);
      const [first] = parser.stack;
      if (this.hasDocument && first?.type === 'document') return { tokens, second: first.offset };
      pieces += 1;
      if (pieces !== nextCount) continue;
      nextCount = Math.ceil(nextCount * MORE);
      this.countKeys();
    }
    for (const token of parser.end()) this.add(token);
    return { tokens, second: null };
  }

  private add(token: CST.Token): void {
    this.tokens.push(token);
    this.hasDocument ||= token.type === 'document';
    if (token.type === 'directive') this.directives += 1;
    if (this.directives > MOST_DIRECTIVES) this.fail(token.offset);
  }

  private check(piece: string): void {
    const { stack, offset } = this.parser;
    if (stack.length > MOST_LEVELS) this.fail(offset, 'too_deep');
    const reason = this.isScalar || piece === NO_TYPE ? undefined : REFUSED.get(CST.tokenType(piece) ?? '');
    if (reason) this.fail(offset - piece.length, reason);
    this.isScalar = piece === CST.SCALAR;
  }

  private countKeys(): void {
    if (!this.checkKeys) return;
    const count = new KeyCount(this.checkKeys);
    for (const [depth, token] of this.parser.stack.entries())
      if ('items' in token) countIn(token.items.slice(0, -1), depth === 1, isList(token), count);
  }
}

/** A list in brackets has its texts as keys until it ends. */
const isList = (token: CST.Token): boolean =>
  token.type === 'flow-collection' && token.start.type === 'flow-seq-start';

function countIn(items: readonly Item[], isRoot: boolean, isOpenList: boolean, count: KeyCount): void {
  for (const item of items) {
    if (!hasEntry(item)) continue;
    if (isRoot) count.root(item);
    const { value } = item;
    if (value && 'items' in value) countIn(value.items, false, false, count);
    else if (isOpenList && !value) count.text({ start: item.start, ...(item.key && { value: item.key }) });
    else count.text(item);
  }
}
