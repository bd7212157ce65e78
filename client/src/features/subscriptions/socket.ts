import type { io as Io, Socket } from 'socket.io-client';

import { SocketRefusal, SUBSCRIPTION_UPDATED, SUBSCRIPTIONS_NAMESPACE } from '#core/api/realtime.js';
import type { SubscriptionEvents } from '#core/api/realtime.js';
import type { SubscriptionView } from '#core/api/subscriptions.js';

import { identity } from '../../lib/identity/identity.js';

export interface SubscriptionListener {
  /** Connected, perhaps again: what was told meanwhile was missed. */
  onConnect: () => void;
  onUpdate: (subscription: SubscriptionView) => void;
}

const DELAY_MS = 1_000;
const MAX_DELAY_MS = 5_000;
/** Another tab has to close first. */
const CROWDED_DELAY_MS = 30_000;

/** Hears of the user's subscription until the function it answers is called. Loads what it needs by itself. */
export function listenToSubscription(listener: SubscriptionListener): () => void {
  let isOver = false;
  let stop = (): void => undefined;
  const begin = async (): Promise<void> => {
    const { io } = await import('socket.io-client');
    if (!isOver) stop = connect(io, listener);
  };
  // Without it the page still asks by itself whenever it is looked at.
  begin().catch(() => undefined);
  return () => {
    isOver = true;
    stop();
  };
}

/** A server out of reach cannot renew a token: the handshake is refused, and tried again. */
const freshToken = (): Promise<string | null> => identity.token().catch(() => null);

function connect(io: typeof Io, { onConnect, onUpdate }: SubscriptionListener): () => void {
  const socket: Socket<SubscriptionEvents> = io(SUBSCRIPTIONS_NAMESPACE, {
    transports: ['websocket'],
    auth: (tell) => void freshToken().then((token) => tell({ token })),
    timeout: 20_000,
    reconnectionDelay: DELAY_MS,
    reconnectionDelayMax: MAX_DELAY_MS,
    reconnectionAttempts: Infinity,
  });
  let refusals = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => socket.connect(), delay);
  };
  socket.on('connect', () => {
    refusals = 0;
    onConnect();
  });
  // Its token has expired; nothing else reconnects after that.
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') again(DELAY_MS);
  });
  socket.on('connect_error', ({ message }) => {
    // A connection that failed comes again by itself, one that was refused does not.
    if (socket.active) return;
    again(
      message === SocketRefusal.TooMany ? CROWDED_DELAY_MS : Math.min(DELAY_MS * 2 ** refusals, MAX_DELAY_MS),
    );
    refusals += 1;
  });
  socket.on(SUBSCRIPTION_UPDATED, onUpdate);
  return () => {
    clearTimeout(timer);
    socket.disconnect();
  };
}
