import { CompressedJson } from './compressed-json.js';
import { KeptAnswers } from './kept-answers.js';

async function* parts(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(JSON.stringify(text));
}

const answer = (text: string): Promise<CompressedJson> => CompressedJson.of(parts(text));

describe('kept answers', () => {
  it('are found under their name and tag only', async () => {
    const kept = new KeptAnswers(1_000);
    const json = await answer('a');
    kept.set('one', { tag: '1', json });
    expect(kept.get('one', '1')).toBe(json);
    expect([kept.get('one', '2'), kept.get('other', '1')]).toEqual([null, null]);
  });

  it('make room for a newer one of the same name', async () => {
    const kept = new KeptAnswers(1_000);
    const [old, now] = [await answer('a'), await answer('another')];
    kept.set('one', { tag: '1', json: old });
    kept.set('one', { tag: '2', json: now });
    expect([kept.get('one', '1'), kept.get('one', '2'), kept.size]).toEqual([null, now, now.size]);
  });

  it('are those that were asked for last, within the bytes', async () => {
    const json = await answer('a');
    const kept = new KeptAnswers(2 * json.size);
    for (const name of ['one', 'two']) kept.set(name, { tag: '1', json });
    kept.get('one', '1');
    kept.set('three', { tag: '1', json });
    expect(['one', 'two', 'three'].map((name) => kept.get(name, '1') === json)).toEqual([true, false, true]);
    expect(kept.size).toBe(2 * json.size);
  });

  it('are none if there is no room for one', async () => {
    const kept = new KeptAnswers(0);
    kept.set('one', { tag: '1', json: await answer('a') });
    expect([kept.get('one', '1'), kept.size]).toEqual([null, 0]);
  });
});
