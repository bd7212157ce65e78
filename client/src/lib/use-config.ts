import useSWR from 'swr';

import type { ConfigView } from '#core/api/config.js';
import { routes } from '#core/api/routes.js';

/** What this instance lets the browser know of itself; undefined until it is here. */
export const useConfig = (): ConfigView | undefined =>
  useSWR<ConfigView>(routes.config(), { revalidateOnFocus: false, revalidateIfStale: false }).data;
