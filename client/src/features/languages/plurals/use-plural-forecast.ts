import useSWR from 'swr';

import type { PluralModeChange } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import { sendPluralMode } from './plural-change.js';

export interface PluralForecast {
  /** What a switch would do; undefined until that is known. */
  forecast: PluralModeChange | undefined;
  /** Why that is not known. */
  forecastError: unknown;
  /** Asks for it again. */
  look: () => void;
  /** Takes what a refusal says. */
  take: (change: PluralModeChange) => void;
}

/** Once, when it is asked for: every answer is a count of all plurals. */
const ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
};

/** What a switch of the plural forms would do; nothing is asked without a mode to switch to. */
export function usePluralForecast(projectId: number, target: PluralMode | null): PluralForecast {
  const { data, error, isValidating, mutate } = useSWR<PluralModeChange, unknown>(
    target && [routes.changePluralMode(projectId), target],
    () => sendPluralMode(projectId, { mode: target ?? 'strict', dryRun: true }),
    ONCE,
  );
  return {
    forecast: isValidating ? undefined : data,
    forecastError: isValidating ? undefined : error,
    look: () => void mutate(),
    take: (change) => void mutate(change, { revalidate: false }),
  };
}
