import fc from 'fast-check';
import { CST, Lexer, Parser } from 'yaml';

import { LAW_RUNS } from '../../../../../test/support/law-runs.js';
import { simpleYaml } from './simple-yaml.js';
import { commentOf, endOf, hasEntry, isScalar, startOf } from '../tokens.js';
import type { Item } from '../tokens.js';

const IGNORED = { root: () => undefined, text: () => undefined };

function libraryTree(text: string): CST.Token | null {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const piece of new Lexer().lex(text)) tokens.push(...parser.next(piece));
  tokens.push(...parser.end());
  const document = tokens.find(({ type }) => type === 'document');
  return document?.type === 'document' ? (document.value ?? null) : null;
}

/** What the reader asks a tree for. */
function told(token: CST.Token | null | undefined): unknown {
  if (!token) return null;
  if (isScalar(token)) {
    const { value } = CST.resolveAsScalar(token);
    return [token.type, value, token.offset, endOf(token), 'end' in token ? commentOf(token) : null];
  }
  if (!('items' in token)) return token.type;
  const items = (token.items as Item[]).filter(hasEntry);
  return [
    token.type,
    token.offset,
    token.indent,
    items.map((item) => [startOf(item), told(item.key), told(item.value)]),
  ];
}

const indent = fc.constantFrom('', '', '  ', '  ', '    ', '   ');
const name = fc.constantFrom('a', 'b1', 'one', 'some key', '"q"', "'s'", 'x.y', '- ', '-', 'no colon');
const value = fc.constantFrom(
  '',
  ' x',
  ' "a\\n b"',
  " 'it''s'",
  ' |',
  ' >-',
  ' x # c',
  ' # c',
  ' a b: c',
  ' - x',
  ' yes',
  ' ~',
  ' :symbol',
  ' -1',
  ' [a]',
  ' {a: b}',
  ' "x" # c',
  ' x#y',
  ' x:y',
  ' "open',
  '  x  ',
  ' a?',
  ' |+',
  '\tx',
);
const line = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .tuple(indent, name, value)
      .map(([space, key, text]) => (key.startsWith('-') ? `${space}-${text}` : `${space}${key}:${text}`)),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(indent, fc.constantFrom('', '# c', 'words', '    deep', '---', '...'))
      .map((parts) => parts.join('')),
  },
);
const file = fc
  .tuple(fc.array(line, { maxLength: 9 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([lines, end, isEnded]) => lines.join(end) + (isEnded ? end : ''));

describe('the quick reader of simple files', () => {
  it('reads what it reads as the library does', () => {
    fc.assert(
      fc.property(file, (text) => {
        const simple = simpleYaml(text, IGNORED);
        if (simple) expect(told(simple)).toEqual(told(libraryTree(text)));
      }),
      { numRuns: LAW_RUNS * 10 },
    );
  });

  it.each([
    'fr:\n  a: x # c\n\n  # d\n  "b": \'q\'\n  c: |-\n    l1\n\n    l2\n\n  d:\n  e:\n  - x\n  - "y"\n  f: >\n    g\n',
    '# head\n---\nfr:\n  a: b',
    'a: x\r\nb:\r\n  c: |\r\n    d\r\n    e\r\n',
  ])('reads a usual file: %j', (text) => {
    expect(told(simpleYaml(text, IGNORED))).toEqual(told(libraryTree(text)));
  });

  it.each([
    'a: x\n  y\n',
    'a: &b x\n',
    'a: [x]\n',
    'a: x\n b: y\n',
    '- a: b\n',
    'a: |+\n  x\n\n',
    '%YAML 1.1\n',
    'a: "x\n  y"\n',
  ])('leaves %j to the library', (text) => {
    expect(simpleYaml(text, IGNORED)).toBeNull();
  });
});
