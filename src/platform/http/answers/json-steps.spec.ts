import { runSteps } from '#core/steps.js';

import fc from 'fast-check';

import { JsonLimitError, parseJsonInSteps } from './json-steps.js';
import type { JsonLimits } from './json-steps.js';

const LIMITS: JsonLimits = { values: 2_000_000, depth: 64, fields: 1_000, textBytes: 1_000_000 };

const parse = (text: string, limits: Partial<JsonLimits> = {}): unknown =>
  runSteps(parseJsonInSteps(Buffer.from(text), { ...LIMITS, ...limits }));

/** So much white space makes a cut at the next comma. */
const GAP = ' '.repeat(65 * 1024);

/** Adds a space before every comma. */
const spread = (text: string): string => text.replaceAll(',', `${GAP},`);

describe('the parser in steps', () => {
  it('reads what JSON.parse reads, however it is cut', () => {
    const documents = fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()));
    fc.assert(
      fc.property(documents, (document) => {
        const text = JSON.stringify(document);
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    '[]',
    '{}',
    ' [ 1 , 2 ] ',
    '[[1,2],[3,[4,5],6],7]',
    '{"a":[1,2,{"b":[3,4],"c":5}],"d":6}',
    '[{"a":{"b":[{"c":1,"d":2},3]}},{"a":4,"e":[]}]',
    '{"a":[1,2],"a":[3,4],"b":{"a":5,"a":6}}',
    '{"__proto__":[1,2],"constructor":{"__proto__":3,"a":4}}',
    '{"2":[1,2],"1":[3,4]}',
    '["a,]}\\"",{"b\\\\":"c\\u0022,","d":"\\u2028,é👩‍🚀,"}]',
    '[null,true,false,-1.5e3,"",{}]',
    '[[[],[]],{},[{}]]',
  ])('reads %s in one piece and in many', (text) => {
    const expected: unknown = JSON.parse(text);
    expect(parse(text)).toEqual(expected);
    // Texts with commas come out longer; what is around them must not change.
    if (!text.includes('"a,') && !text.includes('\\u2028')) expect(parse(spread(text))).toEqual(expected);
    expect(Object.keys(parse(text) as object)).toEqual(Object.keys(expected as object));
  });

  it('reads long lists and objects as they are', () => {
    const long = {
      list: Array.from({ length: 50_000 }, (_, index) => ({ index, text: `t,${index}` })),
      end: [1],
    };
    expect(parse(JSON.stringify([long, long]))).toEqual([long, long]);
  });

  it.each([
    '',
    '  ',
    '[1,]',
    '[,1]',
    '[1,,2]',
    '[1',
    '1]',
    '[1]]',
    '[1}',
    '{"a":1,}',
    '{,"a":1}',
    '{"a"}',
    '{"a":,"b":1}',
    '{"a":1 "b":2}',
    '[1 2,3]',
    '[[1,2]3,4]',
    '[[1,2][3],4]',
    '[{"a":[1,2]"b":3}]',
    '["a]',
    '["a\\"]',
    '[1],[2]',
    '[1,2] [3]',
    '[1,2] 3',
    '{"a":[1,2]:3,"b":4}',
    '[tru,e]',
    "['a','b']",
  ])('refuses %s in one piece and in many', (text) => {
    expect(() => parse(text)).toThrow(SyntaxError);
    expect(() => parse(spread(text))).toThrow(SyntaxError);
    expect(() => parse(text.replaceAll(',', `,${GAP}`))).toThrow(SyntaxError);
  });

  it.each<[keyof JsonLimits, string, string]>([
    ['values', '[1,[2]]', '[1,[2],3]'],
    ['depth', '[[{}]]', '[[[[]]]]'],
    ['fields', '{"a":[1,2,3,4],"b":2}', '{"a":1,"b":2,"c":3,"d":4}'],
    ['textBytes', '["0123456789"]', `["${'0'.repeat(200)}"]`],
  ])('has a limit of %s', (limit, within, beyond) => {
    const limits: JsonLimits = {
      values: 9,
      depth: 3,
      fields: 3,
      textBytes: 100,
      ...(limit === 'values' && { values: 4 }),
    };
    expect(parse(within, limits)).toEqual(JSON.parse(within));
    expect(() => parse(beyond, limits)).toThrow(JsonLimitError);
  });

  it('has a limit of what has no comma', () => {
    expect(() => parse(`[${' '.repeat(200_000)}1]`, { textBytes: 1_000 })).toThrow(JsonLimitError);
    expect(() => parse(`[${'1'.repeat(200_000)}]`, { textBytes: 1_000 })).toThrow(JsonLimitError);
  });
});
