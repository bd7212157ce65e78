import type { ApiErrorBody } from '#core/api/error-body.js';

import type { Reply } from './api.js';

export const CLIENTS = 20;

/** Runs `work` for twenty concurrent clients. */
export const together = <T>(send: (client: number) => Promise<Reply<T>>): Promise<Reply<T>[]> =>
  Promise.all(Array.from({ length: CLIENTS }, (_, client) => send(client)));

/** The number of responses with this status. */
export const count = (replies: Reply<unknown>[], status: number): number =>
  replies.filter((reply) => reply.status === status).length;

/** The error codes of the responses. */
export const errorsOf = (replies: Reply<unknown>[]): Set<string> =>
  new Set(replies.filter(({ status }) => status >= 300).map(({ body }) => (body as ApiErrorBody).error));
