import { io } from 'socket.io-client';

import { MISSED_CHANGES, PROJECTS_NAMESPACE } from '#core/api/live.js';
import type { Answer, Joined } from '#core/api/live.js';

import { AT_ONCE } from './requests.js';
import { idsOf } from './place.js';
import type { Place } from './place.js';

const TIMEOUT_MS = 60_000;

/** The responses to a socket. */
export interface Told {
  isDone: boolean;
  words: string;
}

/** Opens a project with several sockets that have missed as many changes as can be listed; returns their responses. */
export async function joinAll({ origin, url, owner }: Place, projectId: number): Promise<Told[]> {
  await owner.renew();
  const { activities } = await idsOf(url, projectId);
  const cursor = activities[Math.min(MISSED_CHANGES, activities.length) - 1] ?? 0;
  const join = async (): Promise<Told> => {
    const auth = { token: owner.token };
    const socket = io(origin + PROJECTS_NAMESPACE, {
      transports: ['websocket'],
      auth,
      forceNew: true,
      reconnection: false,
    });
    try {
      const answer = (await socket
        .timeout(TIMEOUT_MS)
        .emitWithAck('join', { projectId, cursor })) as Answer<Joined>;
      if (!answer.ok) return { isDone: false, words: answer.code };
      const { missed } = answer.result;
      return { isDone: true, words: missed === null ? 'reload' : `${missed.length} events` };
    } catch {
      return { isDone: false, words: 'no answer' };
    } finally {
      socket.disconnect();
    }
  };
  return Promise.all(Array.from({ length: AT_ONCE }, join));
}
