import { Buffer } from 'node:buffer';
import { performance } from 'node:perf_hooks';

import type { Client } from 'pg';

import type { Table } from '../../lib/report.ts';
import { made } from '../../storm/caller.ts';
import { figure, quantile, summarise } from '../statistics.mjs';
import { assertStored, changed, filesOf } from './files.ts';
import type { File } from './files.ts';
import { gzipLimit, insertLimits, parseLimit, timed } from './limits.ts';
import { tokenOf } from './world.ts';
import type { World } from './world.ts';

type Took = Record<
  'project' | 'language' | 'again' | 'changed' | 'read' | 'unnest' | 'copy' | 'parse' | 'gzip',
  number[]
>;

interface Made {
  id: number;
}

/**
 * Imports ten languages into a new project, each import checked for what it stored; answers the project, and
 * milliseconds.
 */
export async function measureImports(world: World, keys: number) {
  const { sql, server } = world;
  const took: Took = {
    project: [],
    language: [],
    again: [],
    changed: [],
    read: [],
    unnest: [],
    copy: [],
    parse: [],
    gzip: [],
  };
  const files = filesOf(keys);
  const token = await tokenOf(world);
  const call = <T>(method: string, to: string, body?: object) =>
    made<T>(server.origin, method, to, body, token);
  const [first, ...others] = files;
  if (first === undefined) throw new Error('There are no files.');
  const about = { name: `Bench ${keys}`, color: '0e8457', description: '', languages: [first.name] };
  const project = await answered(took.project, () =>
    call<Made>('POST', '/projects', { ...about, groups: first.groups }),
  );
  const path = `/projects/${project.id}/languages`;
  for (const { name, groups } of others) {
    await limitsOf(sql, groups, took);
    const language = await answered(took.language, () => call<Made>('POST', path, { name, groups }));
    await assertStored(sql, language.id, groups);
    const again = `${path}/${language.id}/import`;
    took.again.push(await timed(() => call('POST', again, { groups })));
    const other = changed(groups);
    took.changed.push(await timed(() => call('POST', again, { groups: other, replaceExistingKeys: true })));
    await assertStored(sql, language.id, other);
    const address = `/projects/${project.id}/translations/values?languageId=${language.id}`;
    const values = await answered(took.read, () => call<object[]>('GET', address));
    if (values.length !== other.flatMap((group) => group.keys.flatMap((key) => key.values)).length)
      throw new Error(`The language was read with ${values.length} values.`);
    took.gzip.push(await gzipLimit(Buffer.from(JSON.stringify(values))));
  }
  return { projectId: project.id, took };
}

/** What a call answers; its milliseconds are added to `took`. */
async function answered<T>(took: number[], call: () => Promise<T>) {
  const startedAt = performance.now();
  const answer = await call();
  took.push(performance.now() - startedAt);
  return answer;
}

async function limitsOf(sql: Client, groups: File, took: Took) {
  const texts = groups.flatMap(({ keys }) => keys.flatMap(({ values }) => values.map(({ name }) => name)));
  const { unnest, copy } = await insertLimits(sql, texts);
  took.unnest.push(unnest);
  took.copy.push(copy);
  took.parse.push(await parseLimit(JSON.stringify(groups)));
}

/** The maximum number of milliseconds by number of keys. */
const TARGETS: Record<string, Record<number, string>> = {
  language: { 10_000: '150', 50_000: '600' },
  again: { 10_000: '90' },
};

export const importsPart = (sizes: { keys: number; took: Took }[]): Table => ({
  title: 'Imports',
  head: [
    'what',
    'keys',
    'ms',
    'spread',
    'INSERT ms',
    'COPY ms',
    'JSON.parse ms',
    'gzip ms',
    'must be at most',
  ],
  rows: sizes.flatMap(({ keys, took }) => {
    const limit = (runs: number[]) => figure(quantile(runs, 0.5));
    const row = (what: string, name: 'project' | 'language' | 'again' | 'changed' | 'read') => {
      const { median, spread } = summarise(took[name]);
      const limits =
        name === 'read'
          ? ['–', '–', '–', limit(took.gzip)]
          : [limit(took.unnest), limit(took.copy), limit(took.parse), '–'];
      return [
        what,
        String(keys),
        figure(median),
        `± ${Math.round(spread)} %`,
        ...limits,
        TARGETS[name]?.[keys] ?? '–',
      ];
    };
    return [
      row('new project', 'project'),
      row('new language, existing keys', 'language'),
      row('the same file again', 'again'),
      row('all texts changed', 'changed'),
      row('read all values of a language', 'read'),
    ];
  }),
});
