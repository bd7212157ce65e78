import { Buffer } from 'node:buffer';

import { made } from '../../storm/caller.mjs';
import { figure, quantile, summarise } from '../statistics.mjs';
import { assertStored, changed, filesOf } from './files.mjs';
import { gzipLimit, insertLimits, parseLimit, timed } from './limits.mjs';
import { tokenOf } from './world.mjs';

/** @typedef {Record<'project' | 'language' | 'again' | 'changed' | 'read' | 'unnest' | 'copy' | 'parse' | 'gzip', number[]>} Took */

/**
 * Imports ten languages into a new project, each import checked for what it stored; answers the project, and
 * milliseconds.
 * @param {import('./world.mjs').World} world
 * @param {number} keys
 */
export async function measureImports(world, keys) {
  const { sql, server } = world;
  /** @type {Took} */
  const took = {
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
  const call = (/** @type {string} */ method, /** @type {string} */ to, /** @type {object=} */ body) =>
    made(server.origin, method, to, body, token);
  const [first, ...others] = files;
  if (first === undefined) throw new Error('There are no files.');
  const about = { name: `Bench ${keys}`, color: '0e8457', description: '', languages: [first.name] };
  /** @type {any} */
  let project;
  took.project.push(
    await timed(async () => (project = await call('POST', '/projects', { ...about, groups: first.groups }))),
  );
  const path = `/projects/${project.id}/languages`;
  for (const { name, groups } of others) {
    await limitsOf(sql, groups, took);
    /** @type {any} */
    let language;
    took.language.push(await timed(async () => (language = await call('POST', path, { name, groups }))));
    await assertStored(sql, language.id, groups);
    const again = `${path}/${language.id}/import`;
    took.again.push(await timed(() => call('POST', again, { groups })));
    const other = changed(groups);
    took.changed.push(await timed(() => call('POST', again, { groups: other, replaceExistingKeys: true })));
    await assertStored(sql, language.id, other);
    /** @type {any[]} */
    let values = [];
    const address = `/projects/${project.id}/translations/values?languageId=${language.id}`;
    took.read.push(
      await timed(async () => (values = /** @type {any[]} */ (await call('GET', address, undefined)))),
    );
    if (values.length !== other.flatMap((group) => group.keys.flatMap((key) => key.values)).length)
      throw new Error(`The language was read with ${values.length} values.`);
    took.gzip.push(await gzipLimit(Buffer.from(JSON.stringify(values))));
  }
  return { projectId: /** @type {number} */ (project.id), took };
}

/**
 * @param {import('pg').Client} sql
 * @param {import('./files.mjs').File} groups
 * @param {Took} took
 */
async function limitsOf(sql, groups, took) {
  const texts = groups.flatMap(({ keys }) => keys.flatMap(({ values }) => values.map(({ name }) => name)));
  const { unnest, copy } = await insertLimits(sql, texts);
  took.unnest.push(unnest);
  took.copy.push(copy);
  took.parse.push(await parseLimit(JSON.stringify(groups)));
}

/** The maximum number of milliseconds by number of keys. @type {Record<string, Record<number, string>>} */
const TARGETS = {
  language: { 10_000: '150', 50_000: '600' },
  again: { 10_000: '90' },
};

/**
 * @param {{ keys: number, took: Took }[]} sizes
 * @returns {import('../../lib/report.mjs').Table}
 */
export const importsPart = (sizes) => ({
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
    const limit = (/** @type {number[]} */ runs) => figure(quantile(runs, 0.5));
    const row = (
      /** @type {string} */ what,
      /** @type {'project' | 'language' | 'again' | 'changed' | 'read'} */ name,
    ) => {
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
