import type { AppliedChanges } from '#core/api/imports/changes.js';
import { routes } from '#core/api/routes.js';
import { contentOf } from '#core/repository/content/content-of.js';
import type { DocumentReading } from '#core/repository/content/read-file.js';
import { readFileDocuments } from '#core/repository/content/read-file.js';
import { sliceContent } from '#core/repository/content/slice-content.js';
import type { ContentSlice } from '#core/repository/content/slice-content.js';
import { loadCodecs } from '#core/formats/registry/codecs.js';
import { runSteps } from '#core/steps.js';

import type { Operation } from '../operations.js';
import { at, call } from '../support/calls.js';
import { whileEditing } from '../support/under-load.js';
import type { Scene } from '../support/under-load.js';
import type { Scenario } from './index.js';

const TAGS = 'en,fr,de,es,it,pt,nl,sv,da,fi,pl,cs,ro,hu,tr,ru,uk,el,ja,ko'.split(',');
const FILES = 15;
const KEYS = 40_000;
const CLIENTS = 20;
/** A text a second. */
const PEOPLE = { sendsVersion: true, restMs: 1_000 };
const SLICE_BYTES = 6_000_000;
const SLICE_MS = 120_000;
/** The maximum time that 99 of 100 saves may take beside the import. */
const P99_MS = 1_000;

export const largeRepository: Scenario = {
  id: 'large-repository',
  what: `512 MB of memory, and a repository of ${FILES * TAGS.length} documents in ${TAGS.length} languages that comes in slices, beside ${CLIENTS} editors`,
  async run(stage) {
    const limit = stage.memoryLimit();
    try {
      const url = await stage.database();
      const product = await stage.product({ environment: { DATABASE_URL: url }, wrap: limit.command });
      const place = { stage, origin: product.origin, url, clients: CLIENTS, habits: PEOPLE };
      return await whileEditing(place, async (scene) => {
        const keys = scene.isQuick ? KEYS / 20 : KEYS;
        const slices = await aRepository(keys);
        product.forget();
        const from = performance.now();
        const statuses = await importSlices(scene, slices);
        const seconds = ((performance.now() - from) / 1_000).toFixed(0);
        const p99 = percentile(savesSince(scene.load.operations, from), 0.99);
        scene.expect(
          `all slices are imported, not ${statuses.join(' ')}`,
          statuses.every((status) => status === 200),
        );
        scene.expect('the process survives', product.isAlive);
        scene.expect(`99 of 100 saves take at most ${P99_MS} ms, not ${p99}`, p99 <= P99_MS);
        return `${limit.kind}; ${keys.toLocaleString('en')} keys; ${slices.length} slices in ${seconds} s; p99 of saves ${p99} ms; at most ${product.peakMemory} MB resident`;
      });
    } finally {
      await stage.clear();
      limit.remove();
    }
  },
};

/** JSON files of nested keys, read and cut as the web app does. */
async function aRepository(keys: number): Promise<ContentSlice[]> {
  await loadCodecs([{ id: 'json' }]);
  const readings: DocumentReading[] = [];
  for (let file = 0; file < FILES; file += 1) {
    const documents = TAGS.map((tag) => ({
      path: `locales/${tag}/part_${file}.json`,
      file: `locales/{language}/part_${file}.json`,
      language: tag,
      format: 'json',
      bytes: Buffer.from(JSON.stringify(textsOf(tag, Math.floor(keys / FILES)), null, 2)),
    }));
    readings.push(...runSteps(readFileDocuments(documents, { pluralMode: 'cldr' })));
  }
  return sliceContent(contentOf(readings, 'en'), new Map(), SLICE_BYTES);
}

const textsOf = (tag: string, keys: number): object => ({
  page: Object.fromEntries(
    Array.from({ length: keys }, (_, index) => [
      `line_${index}`,
      `Line ${index} in ${tag}, as long as most are`,
    ]),
  ),
});

/** The statuses of the calls; stops at a refusal. */
async function importSlices({ world }: Scene, slices: readonly ContentSlice[]): Promise<number[]> {
  const { origin, projectId, account } = world;
  const statuses: number[] = [];
  let changeSetId: number | null = null;
  for (const [place, { languages, files }] of slices.entries()) {
    const { status, body }: Awaited<ReturnType<typeof call>> = await call(
      at(origin, routes.applyChanges(projectId)),
      'POST',
      {
        token: account.token,
        timeoutMs: SLICE_MS,
        body: {
          languages: JSON.parse(languages) as unknown,
          files: JSON.parse(files) as unknown,
          hasMore: place < slices.length - 1,
          ...(changeSetId !== null && { changeSetId }),
        },
      },
    );
    statuses.push(status);
    if (status !== 200) break;
    changeSetId = (body as AppliedChanges).changeSetId;
  }
  return statuses;
}

/** Milliseconds of each save that began since then. */
const savesSince = (operations: readonly Operation[], moment: number): number[] =>
  operations.flatMap(({ kind, t0, t1 }) => (kind !== 'read' && t0 > moment ? [t1 - t0] : []));

function percentile(durations: readonly number[], share: number): number {
  const sorted = durations.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
}
