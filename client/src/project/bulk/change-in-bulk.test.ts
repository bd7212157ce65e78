import type { BulkChange, BulkResult } from '#core/api/bulk.js';
import { routes } from '#core/api/routes.js';

import { ok, startServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';
import { changeInBulk } from './change-in-bulk.js';
import type { BulkProgress } from './change-in-bulk.js';

const KEYS = Array.from({ length: 2_500 }, (_, index) => index + 1);
const SKIPPED = { missing: 0, unchanged: 1, empty: 0, nameTaken: 0, tooManyTags: 0 };

/** A server that changes every key but one of each slice; `opened` is the number of the slice that opens a set. */
const serverOpeningAt = (opened: number) => {
  let calls = 0;
  return signIn(startServer()).on('POST', routes.changeInBulk(7), ({ body }) => {
    calls += 1;
    const { keyIds = [] } = body as BulkChange;
    const answer: BulkResult = {
      changeSetId: calls >= opened ? 61 : null,
      done: keyIds.length,
      changed: keyIds.length - 1,
      skipped: SKIPPED,
      next: null,
    };
    return ok(answer);
  });
};

const TAG = { action: 'tag', tag: 'x' } as const;

describe('changing keys in bulk', () => {
  it('sends slices of 1,000 keys, all in the change set that one of them has opened', async () => {
    const server = serverOpeningAt(2);
    const seen: BulkProgress[] = [];
    const { signal } = new AbortController();
    const progress = await changeInBulk(7, KEYS, [TAG], { signal, onProgress: (now) => seen.push(now) });
    const bodies = server.to('POST', routes.changeInBulk(7)).map(({ body }) => body as BulkChange);
    expect(bodies.map(({ keyIds }) => keyIds?.length)).toEqual([1_000, 1_000, 500]);
    expect(bodies.map(({ changeSetId }) => changeSetId)).toEqual([undefined, undefined, 61]);
    expect(seen.map(({ done }) => done)).toEqual([0, 1_000, 2_000, 2_500]);
    expect(progress).toMatchObject({ done: 2_500, total: 2_500, changed: 2_497, skipped: { unchanged: 3 } });
  });

  it('sends each slice all wishes before the next slice', async () => {
    const server = serverOpeningAt(1);
    const { signal } = new AbortController();
    const other = { action: 'tag', tag: 'y' } as const;
    const progress = await changeInBulk(7, KEYS.slice(0, 1_500), [TAG, other], {
      signal,
      onProgress: () => undefined,
    });
    const bodies = server.to('POST', routes.changeInBulk(7)).map(({ body }) => body as BulkChange);
    expect(bodies.map(({ tag, keyIds, changeSetId }) => [tag, keyIds?.length, changeSetId])).toEqual([
      ['x', 1_000, undefined],
      ['y', 1_000, 61],
      ['x', 500, 61],
      ['y', 500, 61],
    ]);
    expect(progress).toMatchObject({ done: 1_500, total: 1_500, changed: 2_996, changeSetId: 61 });
  });

  it('keeps the slices done once it is stopped', async () => {
    const server = serverOpeningAt(1);
    const stopping = new AbortController();
    const progress = await changeInBulk(7, KEYS, [TAG], {
      signal: stopping.signal,
      onProgress: ({ done }) => done > 0 && stopping.abort(),
    });
    expect(progress).toMatchObject({ done: 1_000, total: 2_500 });
    expect(server.to('POST', routes.changeInBulk(7))).toHaveLength(1);
  });
});
