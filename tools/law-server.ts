import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { ensureBuilt } from '../scripts/lib/build.mjs';
import { PLURAL_MODES } from '../core/domain/plural-rules.ts';
import type { PluralMode } from '../core/domain/plural-rules.ts';
import { fail } from '../scripts/lib/run.mjs';
import { aDataFolder, remove, start } from './bench/server.ts';
import { foldersIn } from './law-repositories/disk.ts';
import { toldOfServer } from './law-server/outcome.ts';
import type { ServerLaw } from './law-server/outcome.ts';

/**
 * `npm run tools -- law-server FOLDER`: whether the repositories in a folder come back as they were through a server with its
 * usual limits, by the calls and slices of the client's own scripts. `--only NAME` and `--all` as in `npm run law:repositories`;
 * `--mode strict` or `--mode cldr` takes that plural mode rather than the one that is proposed;
 * `--edits` edits each project by the calls of the editor, and exports and imports it once more: the seed that it prints makes the
 * same edits with `--seed`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    all: { type: 'boolean' },
    mode: { type: 'string' },
    edits: { type: 'boolean' },
    seed: { type: 'string' },
  },
});

const [named] = positionals;
const folder = named === undefined ? null : resolve(named);
if (folder === null || !existsSync(folder)) fail('Usage: npm run tools -- law-server FOLDER');
const mode = PLURAL_MODES.find((one) => one === values.mode) ?? null;
if (mode === null && values.mode !== undefined) fail(`--mode is one of ${PLURAL_MODES.join(', ')}`);
const names = (await foldersIn(folder)).filter(
  (name) => values.only === undefined || name.includes(values.only),
);

const seed = values.edits === true ? Number(values.seed ?? randomInt(1, 1_000_000)) : null;
if (Number.isNaN(seed)) fail('--seed is a number');
if (seed !== null) console.log(`Edits of --seed ${seed}`);

/** The client is a program of its own, with other types: it is not compiled with this one. */
const own = (name: string): Promise<unknown> =>
  import(new URL(`law-server/${name}.ts`, import.meta.url).href);
const { goTo } = (await own('page')) as { goTo: (origin: string) => void };
const { serverLawOf } = (await own('law')) as {
  serverLawOf: (
    folder: string,
    name: string,
    options: { mode: PluralMode | null; seed: number | null },
  ) => Promise<ServerLaw>;
};

await ensureBuilt();
// Each repository has an account, so that none spends the budget of another one.
process.env['SIGN_UP_LIMIT'] = '1000000';
const dataDir = aDataFolder();
const server = await start(dataDir);
goTo(server.origin);
let clean = 0;
try {
  for (const name of names) {
    const law = await serverLawOf(folder, name, { mode, seed });
    for (const line of toldOfServer(law, values.all === true ? Infinity : 5)) console.log(line);
    if (law.faults.length === 0) clean += 1;
  }
} finally {
  await server.end();
  remove(dataDir);
}
console.log(`${clean} of ${names.length} repositories clean`);
process.exitCode = clean === names.length ? 0 : 1;
