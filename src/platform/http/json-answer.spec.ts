import { text } from 'node:stream/consumers';

import { jsonAnswer, jsonList, jsonWithField } from './json-answer.js';

const joined = (parts: Iterable<string>): unknown => JSON.parse([...parts].join(''));

describe('JSON in parts', () => {
  it('is a list of what is JSON already', () => {
    expect(joined(jsonList([]))).toEqual([]);
    expect(joined(jsonList([['{"a":', '1}'], ['2']]))).toEqual([{ a: 1 }, 2]);
  });

  it('is an object with one more field', () => {
    expect(joined(jsonWithField({ id: 1, name: 'a "b"' }, 'list', ['[1', ',2]']))).toEqual({
      id: 1,
      name: 'a "b"',
      list: [1, 2],
    });
  });

  it('is sent whole, however long it is and in however many parts', async () => {
    const items = Array.from({ length: 30_000 }, (_, index) => `item ${index} é 👩‍🚀`);
    const answer = jsonAnswer(jsonList(items.map((item) => [JSON.stringify(item)])));
    expect(JSON.parse(await text(answer.getStream()))).toEqual(items);
    expect(answer.getHeaders().type).toBe('application/json; charset=utf-8');
  });
});
