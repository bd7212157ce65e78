import { useCallback, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';

import type { Choices } from '../deciding/choices.js';
import type { RepositorySource } from '../source/repository-source.js';

interface Kept {
  readonly choices: Choices;
  readonly separate: ReadonlySet<string>;
}

const kept = new WeakMap<RepositorySource, Partial<Kept>>();

/** A state that is still there when the page of the repository is opened again. */
export function useKept<K extends keyof Kept>(
  source: RepositorySource,
  of: K,
  initial: Kept[K],
): [Kept[K], Dispatch<SetStateAction<Kept[K]>>] {
  const [state, setState] = useState<Kept[K]>(() => kept.get(source)?.[of] ?? initial);
  const set = useCallback(
    (change: SetStateAction<Kept[K]>) =>
      setState((now) => {
        const next = typeof change === 'function' ? change(now) : change;
        kept.set(source, { ...kept.get(source), [of]: next });
        return next;
      }),
    [source, of],
  );
  return [state, set];
}
