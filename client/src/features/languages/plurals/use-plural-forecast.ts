import useSWR from 'swr';

import type { PluralModeChange } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import { sendPluralMode } from './plural-change.js';

export interface PluralForecast {
  /** The effect of a switch; undefined until known. */
  forecast: PluralModeChange | undefined;
  /** The error if it could not be loaded. */
  forecastError: unknown;
  /** Loads it again. */
  look: () => void;
  /** Takes the effect from a refusal. */
  take: (change: PluralModeChange) => void;
}

/** Loaded once, on request: each response counts all plurals. */
const ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  dedupingInterval: 0,
};

/** The effect of a switch to a plural mode; loads nothing without a mode. */
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
