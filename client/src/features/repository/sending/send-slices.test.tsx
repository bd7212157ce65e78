import { act, renderHook, waitFor } from '@testing-library/react';
import type { Remote } from 'comlink';

import type { ApplyChanges } from '#core/api/imports/changes.js';
import { routes } from '#core/api/routes.js';

import { NO_ANSWER, ok, refusal, startServer } from '../../../testing/server.js';
import type { FakeAnswer } from '../../../testing/server.js';
import { signIn } from '../../../testing/session.js';
import type { ContentRequest, ImportContent } from '../reading/import-content.js';
import type { RepositoryService } from '../reading/repository-service.js';
import { sendSlices, takeBackSlices } from './send-slices.js';
import type { SentSlices } from './send-slices.js';
import { mayBeUnfinished } from './unfinished-import.js';
import { useSending } from './use-sending.js';

const CHANGES = routes.applyChanges(7);
const REVERT = routes.revertChangeSet(7, 31);

const REVERTED = ok({ restored: 1, keptNewer: 0, blocked: 0 });

const slice = (tag: string, bytes = 100) => ({
  languages: JSON.stringify([{ tag, groups: [] }]),
  files: '{"version":1,"files":[]}',
  texts: [],
  keys: 10,
  bytes,
  path: `${tag}.json`,
});

const REQUEST: ContentRequest = {
  files: [],
  pluralMode: 'cldr',
  baseTag: 'en',
  names: new Map(),
  isMerged: false,
};

/** Imports slices into project 7, each answered by the next of `answers`, and reverts what is to be taken back. */
function anImport(slices = ['en', 'fr', 'de'].map((tag) => slice(tag))) {
  const server = signIn(startServer());
  const answers: ((answer: FakeAnswer | Promise<FakeAnswer>) => void)[] = [];
  server.on('POST', CHANGES, () => new Promise((resolve) => answers.push(resolve)));
  server.on('POST', REVERT, REVERTED);
  const content: ImportContent = {
    tags: [],
    content: '',
    isMerged: false,
    profile: '',
    slices,
    warnings: [],
  };
  const service = { content: () => Promise.resolve(content) } as unknown as Remote<RepositoryService>;
  const { result, unmount } = renderHook(() => useSending<SentSlices>({ service: () => service }));
  const done: SentSlices[] = [];
  const start = () =>
    act(() =>
      result.current.start(REQUEST, {
        send: (read, parts) => sendSlices(7, read.slices, () => ({ replaceExistingKeys: true }), parts),
        takeBack: (sent) => takeBackSlices(7, sent),
        onDone: (sent) => void done.push(sent),
      }),
    );
  start();
  const sent = () => server.to('POST', CHANGES).map(({ body }) => body as ApplyChanges);
  /** Waits for the slice, and answers it. */
  const answer = async (
    number: number,
    reply: FakeAnswer | Promise<FakeAnswer> = ok({ warnings: [], changeSetId: 31 }),
  ) => {
    await waitFor(() => expect(answers).toHaveLength(number));
    act(() => answers[number - 1]?.(reply));
  };
  const reverts = () => server.to('POST', REVERT);
  return { server, result, unmount, start, done, sent, answer, reverts };
}

describe('a repository that is sent in slices', () => {
  it('is one change set, and says how much of it is saved', async () => {
    const { result, done, sent, answer, reverts } = anImport();
    for (const number of [1, 2]) {
      await answer(number);
      await waitFor(() => expect(result.current.progress?.sent).toBe(number / 3));
    }
    await answer(3);
    await waitFor(() => expect(done).toEqual([{ changeSetId: 31, warnings: [] }]));
    expect(sent().map(({ changeSetId, hasMore }) => [changeSetId, hasMore])).toEqual([
      [undefined, true],
      [31, true],
      [31, false],
    ]);
    expect(sent()[1]).toMatchObject({ replaceExistingKeys: true, languages: [{ tag: 'fr' }] });
    expect(reverts()).toEqual([]);
  });

  it('is remembered on this device until all of it came', async () => {
    const { done, sent, answer } = anImport();
    for (const number of [1, 2, 3]) {
      await waitFor(() => expect(sent()).toHaveLength(number));
      expect(mayBeUnfinished(7)).toBe(true);
      await answer(number);
    }
    await waitFor(() => expect(done).toHaveLength(1));
    expect(mayBeUnfinished(7)).toBe(false);
  });

  it('is remembered until it is taken back', async () => {
    const { result, sent, answer, reverts } = anImport();
    await answer(1);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(mayBeUnfinished(7)).toBe(true);
    act(() => result.current.cancel());
    await answer(2);
    await waitFor(() => expect(reverts()).toHaveLength(1));
    await waitFor(() => expect(mayBeUnfinished(7)).toBe(false));
  });

  it('is not remembered if one call brings all of it', async () => {
    const { sent, answer, done } = anImport([slice('en')]);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(mayBeUnfinished(7)).toBe(false);
    await answer(1);
    await waitFor(() => expect(done).toHaveLength(1));
  });

  it('is taken back as far as it came, if it is cancelled', async () => {
    const { result, done, sent, answer, reverts } = anImport();
    await answer(1);
    await waitFor(() => expect(sent()).toHaveLength(2));
    act(() => result.current.cancel());
    expect(result.current.isCancelled).toBe(true);
    await answer(2);
    await waitFor(() => expect(reverts()).toHaveLength(1));
    expect([sent().length, done]).toEqual([2, []]);
  });

  it('is taken back as far as it came, if a slice is refused', async () => {
    const { result, sent, answer, reverts } = anImport();
    await answer(1);
    await answer(2, refusal(422, 'limit_reached'));
    await waitFor(() => expect(result.current.failure).not.toBeNull());
    expect([sent().length, reverts().length]).toEqual([2, 1]);
  });

  it('is sent once, however often it is started', async () => {
    const { start, sent, answer, done } = anImport([slice('en')]);
    start();
    await answer(1);
    await waitFor(() => expect(done).toHaveLength(1));
    expect(sent()).toHaveLength(1);
  });

  it('is taken back as far as it came, if its page is left', async () => {
    const { unmount, sent, answer, reverts, done } = anImport();
    await answer(1);
    await waitFor(() => expect(sent()).toHaveLength(2));
    unmount();
    await answer(2);
    await waitFor(() => expect(reverts()).toHaveLength(1));
    expect([sent().length, done]).toEqual([2, []]);
  });

  it('says that a part is still there until it is taken back, and only then is sent again', async () => {
    const { server, result, start, sent, answer, reverts } = anImport();
    await answer(1);
    server.on('POST', REVERT, () => Promise.reject(NO_ANSWER));
    await answer(2, Promise.reject(NO_ANSWER));
    await waitFor(() =>
      expect(result.current.failure).toEqual({
        reason: 'errors.network_error',
        path: undefined,
        isPartly: true,
      }),
    );
    start();
    await waitFor(() => expect(reverts().length).toBeGreaterThan(0));
    expect(sent()).toHaveLength(2);
    server.on('POST', REVERT, REVERTED);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()[2]).not.toHaveProperty('changeSetId');
  });

  it('is not sent if one of its documents is too large for a call', async () => {
    const { result, sent } = anImport([slice('en'), slice('fr', 20_000_001)]);
    await waitFor(() =>
      expect(result.current.failure).toMatchObject({
        reason: 'errors.payload_too_large',
        path: 'fr.json',
      }),
    );
    expect(sent()).toEqual([]);
  });
});
