import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { run } from '../../scripts/lib/run.mjs';
import { startServer, untilIt } from '../lib/child-server.ts';

/**
 * The steps inside the closed network: a door to the recording proxy, then the commands of a new user. The only setting
 * of npm from outside the project is the registry.
 */
const [copy = '', folder = ''] = process.argv.slice(2);
const door = createServer((client) => {
  const proxy = connect(join(folder, 'proxy.sock'));
  client.pipe(proxy).pipe(client);
  for (const socket of [client, proxy]) {
    socket.once('error', () => {
      client.destroy();
      proxy.destroy();
    });
  }
});
await new Promise((resolve) => door.listen(0, '127.0.0.1', () => resolve(null)));
const { port } = door.address() as AddressInfo;
const proxy = `http://127.0.0.1:${port}`;
const { PATH } = process.env;
const env = {
  PATH,
  HOME: join(folder, 'home'),
  NPM_CONFIG_USERCONFIG: join(folder, 'npmrc'),
  npm_config_cache: join(folder, 'cache'),
  HTTP_PROXY: proxy,
  HTTPS_PROXY: proxy,
  PORT: '0',
  MOTLEY_DATA: join(folder, 'data'),
};
process.exitCode = (await install()) && (await serve()) ? 0 : 1;
door.close();

async function install() {
  const code = await run('npm', ['ci', '--loglevel=error'], { cwd: copy, env });
  return code === 0;
}

/** Builds, starts and asks the copy, as `npm start` does. */
async function serve() {
  const server = startServer([join(copy, 'scripts', 'start.mjs')], { cwd: copy, env });
  const address = await untilIt(server, 'Motley', () => /Motley is ready: (\S+)/.exec(server.said())?.[1]);
  const { ok } = await fetch(`${address}/api/v1/config`);
  await server.stop();
  return ok;
}
