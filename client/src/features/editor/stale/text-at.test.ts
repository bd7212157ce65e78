import { routes } from '#core/api/routes.js';

import { ok, startServer } from '../../../testing/server.js';
import { keepSession } from '../../../testing/session.js';
import { fetchTextAt, textAt } from './text-at.js';

const change = (version: number, before: string, after: string) => ({
  version,
  old: { text: before },
  new: { text: after },
});

describe('the text of a version', () => {
  it.each([
    ['is what its change made of it', 3, [change(4, 'c', 'd'), change(3, 'b', 'c')], 'c'],
    ['is what the next change was made of', 1, [change(3, 'b', 'c'), change(2, 'a', 'b')], 'a'],
    [
      'is the nearest one before, where imports have left no history',
      4,
      [change(6, 'x', 'y'), change(3, 'b', 'c')],
      'c',
    ],
    ['is not known if only later ones are', 1, [change(4, 'x', 'y')], null],
    ['is not known without a history', 1, [], null],
    ['is none if it was empty', 1, [change(2, '', 'b')], null],
  ])('%s', (_, version, changes, expected) => {
    expect(textAt(changes, version)).toBe(expected);
  });

  it('is looked for page by page', async () => {
    keepSession();
    const path = routes.listHistoryOfValue(7, 23, 2310);
    const server = startServer().on('GET', path, ({ query }) =>
      ok(
        query.get('before') === '40'
          ? { items: [change(2, 'a', 'b')], next: 12 }
          : { items: [change(9, 'h', 'i')], next: 40 },
      ),
    );
    expect(await fetchTextAt(path, 2)).toBe('b');
    expect(server.to('GET', path)).toHaveLength(2);
  });
});
