import { jsonOf, JsonText } from './json-text.js';

describe('a body with fields that are JSON already', () => {
  it.each([
    [{ files: new JsonText('{"a":[1,"\\u2028"]}') }, { files: { a: [1, '\u2028'] } }],
    [
      { a: 1, files: new JsonText('null'), b: [{}], c: undefined },
      { a: 1, files: null, b: [{}] },
    ],
    [
      { 'x"y': new JsonText('{}'), files: new JsonText('[]') },
      { 'x"y': {}, files: [] },
    ],
    [{}, {}],
    [
      [1, null],
      [1, null],
    ],
    ['text', 'text'],
  ])('is sent as if they were values', (body, value) => {
    expect(JSON.parse(jsonOf(body))).toEqual(value);
  });

  it('takes the text as it is, without parsing it', () => {
    expect(jsonOf({ files: new JsonText('{ "a":  1 }') })).toBe('{"files":{ "a":  1 }}');
  });
});
