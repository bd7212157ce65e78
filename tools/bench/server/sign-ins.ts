import { performance } from 'node:perf_hooks';

import type { Table } from '../../lib/report.ts';
import { made } from '../../storm/caller.ts';
import { ACCOUNT } from '../editor-world.ts';
import { figure } from '../statistics.mjs';
import { savesInto } from './saves.ts';
import { tokenOf } from './world.ts';
import type { World } from './world.ts';

const SIGN_INS = 100;

/** Saves over 16 connections, alone and while a hundred people sign in at once. */
export async function measureSignIns(world: World, projectId: number, seconds: number): Promise<Table> {
  const token = await tokenOf(world);
  const saves = await savesInto(world, projectId);
  const at = { connections: 16, seconds };
  await saves.run(token, at);
  const alone = await saves.run(token, at);
  const startedAt = performance.now();
  const signIn = () => made(world.server.origin, 'POST', '/identity/sign-in', ACCOUNT);
  const [beside] = await Promise.all([saves.run(token, at), ...Array.from({ length: SIGN_INS }, signIn)]);
  const all = performance.now() - startedAt;
  await saves.assertStored();
  return {
    title: 'Signing in',
    head: ['what', 'median ms', 'p99 ms'],
    rows: [
      ['save, alone', figure(alone.p50), figure(alone.p99)],
      ['save, beside 100 who sign in', figure(beside.p50), figure(beside.p99)],
      ['until all have signed in and saved', figure(all), '–'],
    ],
  };
}
