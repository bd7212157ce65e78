import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { jest } from '@jest/globals';

import { VARIABLES } from '../../src/platform/config/variables.js';

// Starts npm for each report, on a machine that may be busy.
jest.setTimeout(60_000);

const DIGEST = `sha256:${'5'.repeat(64)}`;

interface Ending {
  code: number;
  output: string;
}

/** Runs a script of the project and returns its exit code and output. */
function runScript(args: readonly string[], environment: Record<string, string> = {}): Promise<Ending> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...environment } };
    const child = execFile(process.execPath, args, options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

const json = (body: object): string => JSON.stringify(body);

/** Starts a local registry and returns its host and port. */
function serve(listener: RequestListener): Promise<{ server: Server; host: string }> {
  const server = createServer(listener);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, host: `127.0.0.1:${(server.address() as AddressInfo).port}` }),
    );
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

describe('compose', () => {
  const compose = readFileSync('docker/compose.yaml', 'utf8');

  it('passes on every setting except those of the container', () => {
    const [, service = ''] = /\n {2}motley:\n(.*?)\n {2}database:\n/s.exec(compose) ?? [];
    const passed = [...service.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
    const ofContainer = ['HOST', 'MOTLEY_DATA', 'NODE_ENV', 'PORT'];
    // A new one: npm run tools -- docs-config.
    const settings = Object.values(VARIABLES).map(({ name }) => name);
    expect([...passed, ...ofContainer].sort()).toEqual(settings.sort());
  });

  it('has a tag for every image', () => {
    const images = [...compose.matchAll(/^ +image: (\S+)/gm)].map(([, image = '']) => image);
    // The first is built here.
    expect(images.filter((image) => !image.includes(':'))).toEqual(['motley']);
  });
});

describe('npm run tools -- pin-images', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'motley-images-'));
    file = join(folder, 'compose.yaml');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes the digest of the registry, and replaces it by the next one', async () => {
    const { server, host } = await serve((request, response) => {
      const url = request.url ?? '';
      if (url.startsWith('/token')) return void response.end(JSON.stringify({ token: 'for-everybody' }));
      if (request.headers.authorization !== 'Bearer for-everybody') {
        const challenge = `Bearer realm="http://${host}/token",service="registry",scope="pull"`;
        return void response.writeHead(401, { 'www-authenticate': challenge }).end();
      }
      const isKnown = url === '/v2/library/tool/manifests/18';
      return void response.writeHead(isKnown ? 200 : 404, { 'docker-content-digest': DIGEST }).end();
    });
    const written = (digest: string): string =>
      `services:\n  tool:\n    image: ${host}/library/tool:18${digest}\n`;
    for (const before of ['', `@sha256:${'0'.repeat(64)}`]) {
      writeFileSync(file, written(before));
      expect((await runScript(['tools/run.mjs', 'pin-images', file])).code).toBe(0);
      expect(readFileSync(file, 'utf8')).toBe(written(`@${DIGEST}`));
    }
    await close(server);
  });

  it('writes none if the registry does not respond or has none', async () => {
    const { server, host } = await serve((_request, response) => response.end());
    const text = `    image: ${host}/library/tool:18\n    image: 127.0.0.1:1/library/tool:18\n`;
    writeFileSync(file, text);
    const { code, output } = await runScript(['tools/run.mjs', 'pin-images', file]);
    expect([code, readFileSync(file, 'utf8')]).toEqual([1, text]);
    expect(output.match(/stays as it is/g)).toHaveLength(2);
    await close(server);
  });
});

describe('npm run tools -- audit', () => {
  let folder: string;

  /** A project with one package. */
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'motley-audit-'));
    const project = { name: 'project', version: '1.0.0', dependencies: { fflate: '0.8.3' } };
    const packages = { '': project, 'node_modules/fflate': { version: '0.8.3' } };
    writeFileSync(join(folder, 'package.json'), json(project));
    writeFileSync(join(folder, 'package-lock.json'), json({ ...project, lockfileVersion: 3, packages }));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  /** The output of `npm run tools -- audit` with a registry that returns these advisories. */
  async function auditAgainst(answer: RequestListener): Promise<Ending> {
    const { server, host } = await serve(answer);
    const ending = await runScript(['tools/run.mjs', 'audit', folder], {
      npm_config_registry: `http://${host}`,
      npm_config_fetch_retries: '0',
    });
    await close(server);
    return ending;
  }

  it('ends with 0 without known vulnerabilities', async () => {
    const { code, output } = await auditAgainst((_request, response) => response.end(json({})));
    expect([code, output]).toEqual([0, expect.stringContaining('0 vulnerable packages')]);
  });

  it('ends with 1 and names a shipped package with a serious vulnerability', async () => {
    const advisory = {
      id: 1,
      url: 'https://example.com',
      title: 'x',
      severity: 'high',
      vulnerable_versions: '*',
    };
    const { code, output } = await auditAgainst((request, response) =>
      response.end(
        json(request.method === 'POST' ? { fflate: [advisory] } : { name: 'fflate', versions: {} }),
      ),
    );
    expect([code, output]).toEqual([1, expect.stringContaining('high: fflate')]);
  });

  it('ends with 2 if the registry cannot be reached, which is not a pass', async () => {
    const { code, output } = await auditAgainst((_request, response) => response.writeHead(405).end());
    expect([code, output]).toEqual([2, expect.stringContaining('could not be asked, so nothing is known')]);
  });
});
