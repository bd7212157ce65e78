import { CompressedJson } from './compressed-json.js';
import { ResponseCache } from './response-cache.js';

async function* parts(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(JSON.stringify(text));
}

const answer = (text: string): Promise<CompressedJson> => CompressedJson.of(parts(text));

describe('cached responses', () => {
  it('are found under their name and tag only', async () => {
    const cache = new ResponseCache(1_000);
    const json = await answer('a');
    cache.set('one', { tag: '1', json });
    expect(cache.get('one', '1')).toBe(json);
    expect([cache.get('one', '2'), cache.get('other', '1')]).toEqual([null, null]);
  });

  it('make room for a newer one of the same name', async () => {
    const cache = new ResponseCache(1_000);
    const [old, now] = [await answer('a'), await answer('another')];
    cache.set('one', { tag: '1', json: old });
    cache.set('one', { tag: '2', json: now });
    expect([cache.get('one', '1'), cache.get('one', '2'), cache.size]).toEqual([null, now, now.size]);
  });

  it('are those that were asked for last, within the bytes', async () => {
    const json = await answer('a');
    const cache = new ResponseCache(2 * json.size);
    for (const name of ['one', 'two']) cache.set(name, { tag: '1', json });
    cache.get('one', '1');
    cache.set('three', { tag: '1', json });
    expect(['one', 'two', 'three'].map((name) => cache.get(name, '1') === json)).toEqual([true, false, true]);
    expect(cache.size).toBe(2 * json.size);
  });

  it('are none if there is no room for one', async () => {
    const cache = new ResponseCache(0);
    cache.set('one', { tag: '1', json: await answer('a') });
    expect([cache.get('one', '1'), cache.size]).toEqual([null, 0]);
  });
});
