import { useEffect, useReducer, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { growMessages } from '../i18n/locale.js';
import { isOnline, onceOnline } from './online.js';

/** A component that renders nothing until its chunk is loaded. */
export interface Lazily<P> {
  (props: P): ReactNode;
  /** Loads the component ahead of time if there is a connection. A failure is reported when it is rendered. */
  fetchAhead: () => void;
  /** Whether it renders immediately. */
  isLoaded: () => boolean;
}

/**
 * A component in a chunk of its own. Unlike `React.lazy`, a loaded one renders immediately, without a fallback. Without
 * a connection it waits for one; the rest of the page stays as it is.
 */
export function lazily<P extends object>(load: () => Promise<ComponentType<P>>): Lazily<P> {
  let Loaded: ComponentType<P> | null = null;
  let pending: Promise<void> | null = null;

  async function fetchOnce(): Promise<void> {
    try {
      [Loaded] = await onceOnline(() => Promise.all([load(), growMessages('all')]));
    } catch (error) {
      // The next use tries again.
      pending = null;
      throw error;
    }
  }
  const fetch = (): Promise<void> => (pending ??= fetchOnce());

  function Part(props: P) {
    const [, arrived] = useReducer((count: number) => count + 1, 0);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    // The value at the time of the render: the chunk may arrive before the effect runs.
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
