import { performance } from 'node:perf_hooks';

import { made } from '../storm/caller.ts';
import { ACCOUNT, aLargeProject } from './editor-world.ts';
import { aDataFolder, remove, start } from './server.ts';
import { figure, quantile } from './statistics.mjs';

const RUNS = 5;
const KEYS = 10_000;
const SLICE = 1_000;

interface Value {
  id: number;
  name: string;
  version: number;
  languageId: number;
}

interface Details {
  languages: { id: number }[];
  groups: { id: number; keys: { id: number; values: Value[] }[] }[];
}

type Took = Record<'replace' | 'review' | 'tag' | 'toCldr' | 'toStrict', number[]>;

/** How long changes of many values take. */
export async function measure() {
  console.log('Measuring changes in bulk …');
  const folder = aDataFolder();
  const { origin, end } = await start(folder);
  try {
    const projectId = await aLargeProject(origin, KEYS);
    const { accessToken } = await made<{ accessToken: string }>(origin, 'POST', '/identity/sign-in', ACCOUNT);
    const path = `/projects/${projectId}`;
    const call = <T>(method: string, to: string, body?: object) =>
      made<T>(origin, method, path + to, body, accessToken);
    return part(await readings(call));
  } finally {
    await end();
    remove(folder);
  }
}

async function readings(call: <T>(method: string, to: string, body?: object) => Promise<T>) {
  const took: Took = { replace: [], review: [], tag: [], toCldr: [], toStrict: [] };
  for (let run = 0; run < RUNS; run += 1) {
    const { languages, groups } = await call<Details>('GET', '/details');
    const keys = groups.flatMap((group) => group.keys);
    const [first] = languages;
    const values = keys.flatMap((key) => key.values.filter(({ languageId }) => languageId === first?.id));
    const changes = values
      .slice(0, KEYS)
      .map(({ id, version }, index) => ({ valueId: id, version, text: `Text ${index} of run ${run}` }));
    took.replace.push(await timed(() => call('POST', '/replace', { changes })));
    const inSlices = async (wish: object) => {
      let set: { changeSetId?: number } = {};
      for (let at = 0; at < keys.length; at += SLICE) {
        const keyIds = keys.slice(at, at + SLICE).map(({ id }) => id);
        const { changeSetId } = await call<{ changeSetId: number | null }>('POST', '/bulk', {
          ...wish,
          ...set,
          keyIds,
        });
        if (changeSetId !== null) set = { changeSetId };
      }
    };
    const review = { action: 'review', status: 'validated', languageIds: [first?.id] };
    took.review.push(await timed(() => inSlices(review)));
    took.tag.push(await timed(() => inSlices({ action: 'tag', tag: `run ${run}` })));
    took.toCldr.push(await timed(() => call('PATCH', '/plural-mode', { mode: 'cldr' })));
    took.toStrict.push(await timed(() => call('PATCH', '/plural-mode', { mode: 'strict' })));
  }
  return took;
}

function part({ replace, review, tag, toCldr, toStrict }: Took) {
  const row = (what: string, runs: number[], limit: string) => [
    what,
    figure(quantile(runs, 0.5)),
    figure(quantile(runs, 0.95)),
    limit,
  ];
  return {
    title: 'Changes in bulk',
    head: ['what', 'median', 'p95', 'must be at most'],
    rows: [
      row('10,000 texts replaced, ms', replace, '1000'),
      row('10,000 keys reviewed in one language, ms', review, '–'),
      row('10,000 keys tagged, ms', tag, '–'),
      row('plurals of each language, ms', toCldr, '–'),
      row('zero, one and other again, ms', toStrict, '–'),
    ],
  };
}

async function timed(work: () => Promise<unknown>) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
