import { text } from 'node:stream/consumers';

import { jsonAnswer, jsonWithField, joinedLists } from './json-answer.js';

async function* each(parts: string[]): AsyncGenerator<string> {
  for (const part of parts) yield await Promise.resolve(part);
}

const joined = async (parts: AsyncIterable<string>): Promise<unknown> => {
  let whole = '';
  for await (const part of parts) whole += part;
  return JSON.parse(whole);
};

describe('JSON in parts', () => {
  it('is one list of several', async () => {
    expect(await joined(joinedLists(each([])))).toEqual([]);
    expect(await joined(joinedLists(each(['[]', '[]'])))).toEqual([]);
    expect(await joined(joinedLists(each(['[1,2]', '[]', '[{"a":3}]'])))).toEqual([1, 2, { a: 3 }]);
  });

  it('is an object with one more field', async () => {
    expect(await joined(jsonWithField({ id: 1, name: 'a "b"' }, 'list', each(['[1', ',2]'])))).toEqual({
      id: 1,
      name: 'a "b"',
      list: [1, 2],
    });
  });

  it('is sent whole, however long it is and in however many parts', async () => {
    const items = Array.from({ length: 30_000 }, (_, index) => `item ${index} é 👩‍🚀`);
    const parts = items.map((item, index) => `${index === 0 ? '[' : ','}${JSON.stringify(item)}`);
    const answer = jsonAnswer([...parts, ']']);
    expect(JSON.parse(await text(answer.getStream()))).toEqual(items);
    expect(answer.getHeaders().type).toBe('application/json; charset=utf-8');
  });
});
