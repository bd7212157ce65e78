import { setTimeout as pause } from 'node:timers/promises';

import { jest } from '@jest/globals';
import { io } from 'socket.io-client';

import type { ProjectDetails, ProjectView } from '#core/api/projects.js';
import { SUBSCRIPTIONS_NAMESPACE } from '#core/api/realtime.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { caller, register } from './support/caller.js';
import { aDataFolder, cleanUp, start } from './support/motley.js';

jest.setTimeout(180_000);

const CLIENTS = 20;
const UNLIMITED = { API_RATE_LIMIT: '1000000', DETAILS_RATE_LIMIT: '1000000' };

/** The system error of a call without a response, or the unexpected response. */
const codeOf = (error: unknown): unknown => {
  const { cause } = error as { cause?: { code?: unknown } };
  return cause?.code ?? error;
};

describe('npm start, stopped under load', () => {
  afterAll(cleanUp);

  it('answers every open call, closes sockets and connections, and loses nothing', async () => {
    const environment = { MOTLEY_DATA: await aDataFolder(), ...UNLIMITED };
    const motley = start(environment);
    const address = await motley.address;
    const token = await register(address);
    const there = caller(address, token);
    const { id } = await there.post<ProjectView>(routes.createProject(), {
      name: 'Atlas',
      color: '3366FF',
      description: '',
      languages: ['en'],
      groups: [
        {
          name: 'common',
          keys: Array.from({ length: CLIENTS }, (_, n) => ({
            name: `key_${n}`,
            isPlural: false,
            values: [{ name: `text ${n}`, quantityString: null }],
          })),
        },
      ],
    });
    const { groups } = await there.get<ProjectDetails>(routes.readProject(id));
    const values = groups.flatMap(({ keys }) => keys.flatMap((key) => key.values));

    const socket = io(`${address}${SUBSCRIPTIONS_NAMESPACE}`, {
      transports: ['websocket'],
      auth: { token },
      reconnection: false,
    });
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    const goodbye = new Promise((resolve) => socket.once('disconnect', resolve));

    const acknowledged = new Map<number, string>();
    /** Edits and reads over kept connections until there is no response; returns the reason. */
    const working = async (value: ValueView): Promise<unknown> => {
      for (let round = 1; ; round += 1) {
        const name = `round ${round}`;
        try {
          await there.patch(routes.writeValue(id, value.keyId, value.id), { name });
          acknowledged.set(value.id, name);
          await there.get(routes.readProject(id));
        } catch (error) {
          return codeOf(error);
        }
      }
    };
    const ends = Promise.all(values.map(working));
    while (acknowledged.size < values.length) await pause(10);
    expect(await motley.end('SIGTERM')).toEqual({ code: 0, signal: null, complaint: '' });
    // No request was broken: each got its response, and the next connection was refused.
    expect(new Set(await ends)).toEqual(new Set(['ECONNREFUSED']));
    expect(await goodbye).toBe('transport close');

    const again = start(environment);
    const after = await caller(await again.address, token).get<ProjectDetails>(routes.readProject(id));
    const texts = after.groups.flatMap(({ keys }) => keys.flatMap((key) => key.values));
    expect(new Map(texts.map((value) => [value.id, value.name]))).toEqual(acknowledged);
    await again.end('SIGTERM');
  });
});
