import { act, renderHook, waitFor } from '@testing-library/react';
import type { Remote } from 'comlink';

import type { ApplyChanges } from '#core/api/imports/changes.js';
import { routes } from '#core/api/routes.js';

import { ok, refusal, startServer } from '../../../testing/server.js';
import type { FakeAnswer } from '../../../testing/server.js';
import { signIn } from '../../../testing/session.js';
import type { ContentRequest, ImportContent } from '../reading/import-content.js';
import type { RepositoryService } from '../reading/repository-service.js';
import { sendSlices } from './send-slices.js';
import type { SentSlices } from './send-slices.js';
import { useSending } from './use-sending.js';

const CHANGES = routes.applyChanges(7);
const REVERT = routes.revertChangeSet(7, 31);

const slice = (tag: string, bytes = 100) => ({
  languages: JSON.stringify([{ tag, groups: [] }]),
  files: '{"version":1,"files":[]}',
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
  const answers: ((answer: FakeAnswer) => void)[] = [];
  server.on('POST', CHANGES, () => new Promise((resolve) => answers.push(resolve)));
  server.on('POST', REVERT, ok({ restored: 1, keptNewer: 0, blocked: 0 }));
  const content: ImportContent = { tags: [], content: '', profile: '', slices, warnings: [] };
  const service = { content: () => Promise.resolve(content) } as unknown as Remote<RepositoryService>;
  const { result } = renderHook(() => useSending<SentSlices>({ service: () => service }));
  const done: SentSlices[] = [];
  act(() =>
    result.current.start(REQUEST, {
      send: (read, parts) => sendSlices(7, read.slices, { replaceExistingKeys: true }, parts),
      takeBack: ({ changeSetId }) =>
        fetch(`/api/v1${routes.revertChangeSet(7, changeSetId ?? 0)}`, { method: 'POST' }),
      onDone: (sent) => void done.push(sent),
    }),
  );
  const sent = () => server.to('POST', CHANGES).map(({ body }) => body as ApplyChanges);
  /** Waits for the slice, and answers it. */
  const answer = async (number: number, reply: FakeAnswer = ok({ warnings: [], changeSetId: 31 })) => {
    await waitFor(() => expect(answers).toHaveLength(number));
    act(() => answers[number - 1]?.(reply));
  };
  const reverts = () => server.to('POST', REVERT);
  return { result, done, sent, answer, reverts };
}

describe('a repository that is sent in slices', () => {
  it('is one change set, and says how much of it is saved', async () => {
    const { result, done, sent, answer, reverts } = anImport();
    const shares: (number | null | undefined)[] = [];
    for (const number of [1, 2, 3]) {
      await answer(number);
      if (number < 3) await waitFor(() => expect(sent()).toHaveLength(number + 1));
      shares.push(result.current.progress?.sent);
    }
    await waitFor(() => expect(done).toEqual([{ changeSetId: 31, warnings: [] }]));
    expect(shares.slice(0, 2)).toEqual([1 / 3, 2 / 3]);
    expect(sent().map(({ changeSetId, hasMore }) => [changeSetId, hasMore])).toEqual([
      [undefined, true],
      [31, true],
      [31, false],
    ]);
    expect(sent()[1]).toMatchObject({ replaceExistingKeys: true, languages: [{ tag: 'fr' }] });
    expect(reverts()).toEqual([]);
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

  it('is not sent if one of its documents is too large for a call', async () => {
    const { result, sent } = anImport([slice('en'), slice('fr', 20_000_001)]);
    await waitFor(() =>
      expect(result.current.failure).toEqual({ reason: 'errors.payload_too_large', path: 'fr.json' }),
    );
    expect(sent()).toEqual([]);
  });
});
