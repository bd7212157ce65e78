import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { fail, ROOT, run } from '../scripts/lib/run.mjs';
import { directConnections } from './check-install/connections.ts';
import { npmSetting, registrySettings } from './check-install/npm-settings.ts';
import { recordingProxy } from './check-install/recording-proxy.ts';
import { isolation, tracing } from './check-install/sandbox.ts';
import { READS_TYPESCRIPT } from './lib/typescript.mjs';

/**
 * `npm run tools -- check-install`: installs, builds and starts a copy of the checkout with an empty cache and behind a
 * recording proxy. Exits with 1 if any other host than the registry was contacted. Connections that bypass the proxy
 * are recorded if strace is installed, and impossible if the system supports network namespaces.
 */
const NOT_COPIED = new Set(['.git', 'node_modules', 'dist', '.data', '.cache', 'coverage']);

const folder = mkdtempSync(join(tmpdir(), 'motley-check-install-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
await check();

async function check() {
  const copy = join(folder, 'motley');
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  mkdirSync(join(folder, 'home'));
  writeFileSync(join(folder, 'npmrc'), registrySettings());
  const trace = join(folder, 'trace');
  const proxy = await recordingProxy(join(folder, 'proxy.sock'), npmSetting('https-proxy'));
  const isolated = await isolation();
  const traced = await tracing(trace);
  const [node, args] = [
    process.execPath,
    [...READS_TYPESCRIPT, join(ROOT, 'tools/check-install/inside.ts'), copy, folder],
  ];
  const [command = node, ...rest] = [...isolated, ...traced, node, ...args];
  const code = await run(command, rest, { cwd: copy });
  await proxy.close();
  if (code !== 0) fail('The copy was not installed, built and started: nothing is proven.');
  report(proxy.asked, traced.length > 0 ? directConnections(readFileSync(trace, 'utf8')) : null, isolated);
}

/**
 * @param asked connections by host
 * @param direct null where nothing records them
 */
function report(asked: Map<string, number>, direct: string[] | null, isolated: string[]) {
  const registry = new URL(npmSetting('registry') ?? fail('npm has no registry.')).hostname;
  const others = [...asked.keys()].filter((host) => host !== registry);
  console.log(`Connections to the registry: ${asked.get(registry) ?? 0}`);
  console.log(
    `Connections past the proxy: ${direct === null ? 'not recorded, strace is missing' : direct.length}`,
  );
  console.log(`Connections past the proxy were ${isolated.length > 0 ? 'impossible' : 'possible'}.`);
  if (!asked.has(registry)) fail('The registry was not asked: nothing is proven.');
  const faults = [...others.map((host) => `${host}, through the proxy`), ...(direct ?? [])];
  if (faults.length > 0) fail(`Connected to something else than the registry:\n${faults.join('\n')}`);
}
