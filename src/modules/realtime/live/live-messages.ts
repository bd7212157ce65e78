import type { Logger } from '@nestjs/common';

import { LIVE_MESSAGES, LIVE_WINDOW_MS, LiveRefusal } from '#core/api/live.js';
import type { Answer, ClientMessages, Focus, Joined } from '#core/api/live.js';

import type { LiveSocket } from './live-socket.js';
import { MessageLimit } from './message-limit.js';

/** The handlers of messages, which throw refusals. */
export interface MessageHandlers {
  join: (message: { projectId: number; cursor: number | null }) => Promise<Joined>;
  leave: () => null;
  focus: (focus: Focus) => Promise<null>;
}

/** Refuses a message. */
export class RefusedMessage extends Error {
  constructor(readonly code: LiveRefusal) {
    super(code);
  }
}

/** Serves the messages of a socket, one after the other. Whatever it sends, the connection and the process go on. */
export function serveMessages(socket: LiveSocket, handlers: MessageHandlers, logger: Logger): void {
  const limit = new MessageLimit(LIVE_MESSAGES, LIVE_WINDOW_MS);
  let last: Promise<void> = Promise.resolve();
  socket.onAny((message: unknown, ...parts: unknown[]) => {
    const { isOver, isFlood } = limit.take(Date.now());
    if (isFlood) {
      socket.disconnect(true);
      return;
    }
    const answer = parts.at(-1);
    const tell = (result: Answer<unknown>): void => {
      if (typeof answer === 'function') (answer as (result: Answer<unknown>) => void)(result);
      else if (!result.ok)
        socket.emit('refused', { message: String(message).slice(0, LONGEST_NAME), code: result.code });
    };
    if (isOver) tell({ ok: false, code: LiveRefusal.TooMany });
    else last = last.then(() => result(handlers, message, parts[0], logger)).then(tell);
  });
}

/** The maximum number of characters of the name that a refusal repeats. */
const LONGEST_NAME = 40;

async function result(
  handlers: MessageHandlers,
  message: unknown,
  payload: unknown,
  logger: Logger,
): Promise<Answer<unknown>> {
  try {
    return { ok: true, result: await handle(handlers, message, payload) };
  } catch (error) {
    if (error instanceof RefusedMessage) return { ok: false, code: error.code };
    logger.warn(`The message ${String(message).slice(0, LONGEST_NAME)} failed: ${String(error)}`);
    return { ok: false, code: LiveRefusal.Unavailable };
  }
}

function handle(handlers: MessageHandlers, message: unknown, payload: unknown): unknown {
  const fields: Record<string, unknown> =
    typeof payload === 'object' && payload !== null ? { ...payload } : {};
  switch (message as keyof ClientMessages) {
    case 'join':
      return handlers.join({
        projectId: idIn(fields.projectId),
        cursor: orNull(fields.cursor, (cursor) => (cursor === 0 ? 0 : idIn(cursor))),
      });
    case 'leave':
      return handlers.leave();
    case 'focus':
      return handlers.focus({
        keyId: orNull(fields.keyId, idIn),
        languageId: orNull(fields.languageId, idIn),
      });
    default:
      throw new RefusedMessage(LiveRefusal.Invalid);
  }
}

const orNull = <T>(value: unknown, read: (value: unknown) => T): T | null =>
  value === null ? null : read(value);

function idIn(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
  throw new RefusedMessage(LiveRefusal.Invalid);
}
