import useSWR from 'swr';

import type { ConfigView } from '#core/api/config.js';
import { routes } from '#core/api/routes.js';

/** The public settings of the server; undefined until loaded. */
export const useConfig = (): ConfigView | undefined =>
  useSWR<ConfigView>(routes.readConfig(), { revalidateOnFocus: false, revalidateIfStale: false }).data;
