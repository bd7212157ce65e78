import { useSyncExternalStore } from 'react';

import { createEmitter } from './emitter.js';
import { pause } from './pause.js';

/** Number of consecutive calls without a response after which the device counts as offline. */
const SILENCES = 2;

/** Before each further try of what failed with a connection. */
const WAITS_MS = [250, 1_000, 4_000];

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
 * Loads something that is not needed at once: if the connection was lost, again when it is back. A failure may arrive
 * before the device knows that it is offline, or after it is online again, so it is tried again with a connection too.
 *
 * @throws the error of the last try with a connection
 */
export async function onceOnline<T>(load: () => Promise<T>): Promise<T> {
  const waits = [...WAITS_MS];
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isOnline()) await nextOf(waits, error);
      else await untilOnline();
    }
  }
}

async function nextOf(waits: number[], error: unknown): Promise<void> {
  const ms = waits.shift();
  if (ms === undefined) throw error;
  await pause(ms);
}

export const useOnline = (): boolean => useSyncExternalStore(listen, isOnline);
