import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { jest } from '@jest/globals';

import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';
import { io } from 'socket.io-client';

import { PROJECTS_NAMESPACE } from '#core/api/live.js';

import { caller } from './support/caller.js';
import { aDataFolder, cleanUp, start } from './support/motley.js';

jest.setTimeout(180_000);

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PASSWORD = 'Passw0rd!';

interface Said {
  code: number | null;
  out: string;
  complaint: string;
}

/** Runs a command of the operator, which is built with the server. */
function run(dataDir: string, script: 'users' | 'projects', ...words: string[]): Promise<Said> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [`scripts/${script}.mjs`, ...words], {
    cwd: ROOT,
    env: { PATH, HOME, MOTLEY_DATA: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Said = { code: null, out: '', complaint: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.complaint += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...said, code })));
}

async function signUp(address: string, email: string): Promise<string> {
  const { accessToken } = await caller(address).post<TokenPair>(routes.signUp(), {
    email,
    password: PASSWORD,
  });
  await caller(address, accessToken).post(routes.register(), { username: null, email });
  return accessToken;
}

const signIn = (address: string, email: string, password = PASSWORD): Promise<TokenPair> =>
  caller(address).post<TokenPair>(routes.signIn(), { email, password });

describe('the commands of operators', () => {
  afterAll(cleanUp);

  it('act on a running server: a disabled account loses its socket and its calls at once', async () => {
    const dataDir = await aDataFolder();
    const motley = start({ MOTLEY_DATA: dataDir });
    const address = await motley.address;
    const [anna, boris] = [
      await signUp(address, 'anna@example.com'),
      await signUp(address, 'boris@example.com'),
    ];
    const body = { name: 'Wayfarer', color: '3366ff', languages: ['English'] };
    const { id } = await caller(address, anna).post<{ id: number }>(routes.createProject(), body);

    const socket = io(address + PROJECTS_NAMESPACE, {
      transports: ['websocket'],
      auth: { token: anna },
      reconnection: false,
    });
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const disabled = await run(dataDir, 'users', 'disable', 'Anna@example.com');
    expect(disabled).toMatchObject({ code: 0, complaint: '' });
    expect(disabled.out).toContain(`They still own project ${id} “Wayfarer”`);
    expect(await closed).toBe('io server disconnect');
    await expect(caller(address, anna).get(routes.readMe())).rejects.toThrow('401');
    await expect(signIn(address, 'anna@example.com')).rejects.toThrow('account_disabled');

    const transfer = await run(dataDir, 'projects', 'transfer', String(id), 'boris@example.com');
    expect(transfer).toEqual({ code: 0, out: `boris@example.com owns project ${id} now.\n`, complaint: '' });
    const membership = await caller(address, boris).get<{ role: string }>(routes.readMyMembership(id));
    expect(membership.role).toBe('owner');

    const deleted = await run(dataDir, 'users', 'delete', 'anna@example.com', '--yes');
    expect(deleted).toMatchObject({ code: 0, out: 'The account of anna@example.com is deleted.\n' });
    await motley.end('SIGTERM');
  });

  it('act while the server is stopped, and say what is wrong', async () => {
    const dataDir = await aDataFolder();
    const motley = start({ MOTLEY_DATA: dataDir });
    await signUp(await motley.address, 'anna@example.com');
    await motley.end('SIGTERM');

    const listed = await run(dataDir, 'users', 'list', '--json');
    expect(JSON.parse(listed.out)).toMatchObject({
      people: [{ email: 'anna@example.com', disabledAt: null }],
    });
    expect(await run(dataDir, 'users', 'show', 'ana@example.com')).toEqual({
      code: 1,
      out: '',
      complaint: 'Nobody has the e-mail ana@example.com. Did you mean anna@example.com?\n',
    });
    expect(await run(dataDir, 'users', 'delete', 'anna@example.com')).toMatchObject({
      code: 1,
      complaint: 'To confirm the deletion, add --yes.\n',
    });
    expect(await run(dataDir, 'projects', 'archive', '7')).toMatchObject({ code: 1, out: '' });
    const { out } = await run(dataDir, 'users', 'reset', 'anna@example.com');
    const token = /token=(\S+)/.exec(out)?.[1] ?? '';

    const again = start({ MOTLEY_DATA: dataDir });
    const address = await again.address;
    const reset = { token, password: 'An0ther-one' };
    const reply = await fetch(`${address}/api/v1${routes.confirmPasswordReset()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(reset),
    });
    expect(reply.status).toBe(204);
    await signIn(address, 'anna@example.com', 'An0ther-one');
    await again.end('SIGTERM');
  });

  it('tell how they are called', async () => {
    const dataDir = await aDataFolder();
    for (const words of [[], ['lst'], ['show'], ['list', '--force']])
      expect(await run(dataDir, 'users', ...words)).toMatchObject({
        code: 1,
        complaint: expect.stringContaining('npm run users -- list') as string,
      });
    expect((await run(dataDir, 'users', 'list')).complaint).toContain('There is no database in');
  });
});
