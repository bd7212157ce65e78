import { useSyncExternalStore } from 'react';

import { createEmitter } from './emitter.js';

/** Number of consecutive calls without a response after which the device counts as offline. */
const SILENCES = 2;

const changed = createEmitter<void>();
let silences = 0;

/** Call if there was no response. */
export function noteSilence(): void {
  silences += 1;
  if (silences === SILENCES) changed.emit();
}

/** Any response, even a refusal, proves the connection. */
export function noteAnswer(): void {
  const wasSilent = silences >= SILENCES;
  silences = 0;
  if (wasSilent) changed.emit();
}

export const isOnline = (): boolean => navigator.onLine && silences < SILENCES;

function listen(onChange: () => void): () => void {
  const reconnected = (): void => {
    silences = 0;
    onChange();
  };
  window.addEventListener('online', reconnected);
  window.addEventListener('offline', onChange);
  const stop = changed.listen(onChange);
  return () => {
    window.removeEventListener('online', reconnected);
    window.removeEventListener('offline', onChange);
    stop();
  };
}

/** Called with true or false whenever the connection changes. Returns the function to stop. */
export const onConnection = (listener: (online: boolean) => void): (() => void) =>
  listen(() => listener(isOnline()));

const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onConnection((online) => {
      if (!online) return;
      stop();
      resolve();
    });
  });

/**
 * Loads something that is not needed at once: if the connection was lost, again when it is back. It may be back before the
 * failure arrives, so what fails with a connection is tried once more.
 *
 * @throws the error if it failed twice with a connection
 */
export async function onceOnline<T>(load: () => Promise<T>, isAgain = false): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isConnected = isOnline();
    if (isConnected && isAgain) throw error;
    if (!isConnected) await untilOnline();
    return onceOnline(load, isConnected);
  }
}

export const useOnline = (): boolean => useSyncExternalStore(listen, isOnline);
