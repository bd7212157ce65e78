import { writeProject } from '#core/formats/index.js';
import type { ImportProfile } from '#core/formats/index.js';

import { readInWorker } from './in-worker.js';

const json = (text: string): File => new File([text], 'en.json');

describe('the worker of files', () => {
  it('reads files', async () => {
    await expect(readInWorker([json('{"ok":"OK"}')])).resolves.toMatchObject({
      status: 'ok',
      groups: [{ name: 'common', keys: [{ name: 'ok' }] }],
    });
  });

  it('answers what the files were, to be written again as they were', async () => {
    const text = '{ "ok": "OK", "size": 3, "wide": null }';
    const { profile, carried } = await readInWorker([json(text)]);
    const project = {
      languages: [{ id: 1, name: 'English' }],
      groups: [
        {
          name: 'common',
          keys: [
            {
              name: 'ok',
              isPlural: false,
              values: [{ name: 'OK', quantityString: null, status: 'modified' as const, languageId: 1 }],
            },
          ],
        },
      ],
    };
    const [file] = writeProject(project, {
      platform: 'web',
      languageIds: [1],
      prefix: false,
      validatedOnly: false,
      profiles: new Map([[1, JSON.parse(profile) as ImportProfile]]),
    });
    expect(file?.text).toBe(text);
    expect(carried.map(({ what, count }) => [what, count])).toEqual([
      ['number', 1],
      ['null', 1],
    ]);
  });

  it('stops when it is aborted', async () => {
    const controller = new AbortController();
    const reading = readInWorker([json('{}')], {}, controller.signal);
    controller.abort();
    await expect(reading).rejects.toMatchObject({ id: 'imports.stopped' });
  });

  it('does not start when it was aborted before', async () => {
    await expect(readInWorker([json('{}')], {}, AbortSignal.abort())).rejects.toMatchObject({
      id: 'imports.stopped',
    });
  });

  it('gives up on what takes longer than ten seconds to read', async () => {
    const Original = window.Worker;
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    let patience = 0;
    class Stuck {
      onmessage: (event: { data: object }) => void = () => undefined;
      terminate(): void {}
      postMessage(): void {
        this.onmessage({ data: { begun: true } });
      }
    }
    Object.assign(window, { Worker: Stuck });
    // Ten seconds are a long time in a test.
    AbortSignal.timeout = (milliseconds) => {
      patience = milliseconds;
      return timeout(5);
    };
    await expect(readInWorker([json('{}')])).rejects.toMatchObject({ id: 'imports.too_slow' });
    expect(patience).toBe(10_000);
    AbortSignal.timeout = timeout;
    Object.assign(window, { Worker: Original });
  });

  it('refuses a file it cannot open', async () => {
    const gone = json('{}');
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await expect(readInWorker([gone])).rejects.toMatchObject({
      id: 'imports.unreadable',
      values: { file: 'en.json' },
    });
  });
});
