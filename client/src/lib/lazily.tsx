import { useEffect, useReducer, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { growMessages } from '../i18n/locale.js';
import { isOnline, onceOnline } from './online.js';

/** A component that renders nothing until its chunk is loaded. */
export interface Lazily<P> {
  (props: P): ReactNode;
  /** Loads the part before it is shown, where there is a connection; a failure is reported once it is shown. */
  fetchAhead: () => void;
  /** Whether it shows at once. */
  isLoaded: () => boolean;
}

/**
 * A part in a chunk of its own. Unlike with `React.lazy`, one that has come already shows at once: without a fallback
 * between, and without the pause React makes after one. Without a connection it waits for one, and the rest of the page
 * stays as it is.
 */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): Lazily<P> {
  let Loaded: ComponentType<P> | null = null;
  let pending: Promise<void> | null = null;

  async function fetchOnce(): Promise<void> {
    try {
      [Loaded] = await onceOnline(() => Promise.all([load(), growMessages('all')]));
    } catch (error) {
      // The next one to need it tries again.
      pending = null;
      throw error;
    }
  }
  const fetch = (): Promise<void> => (pending ??= fetchOnce());

  function Part(props: P) {
    const [, arrived] = useReducer((count: number) => count + 1, 0);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    // As rendered: it may come before the effect runs, and would never be shown.
    const isShown = Loaded !== null;
    useEffect(() => {
      if (!isShown) fetch().then(arrived, (error: unknown) => setFailure({ error }));
    }, [isShown]);
    if (failure) throw failure.error;
    return Loaded && <Loaded {...props} />;
  }
  return Object.assign(Part, {
    fetchAhead: () => void (isOnline() && fetch().catch(() => undefined)),
    isLoaded: () => Loaded !== null,
  });
}
