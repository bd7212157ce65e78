import { useState } from 'react';
import useSWR from 'swr';

import type { ConfigView } from '#core/api/config.js';
import { routes } from '#core/api/routes.js';

const ASK_EVERY_MS = 5 * 60_000;

/** Whether the server has been upgraded since this page was loaded. */
export function useNewVersion(): boolean {
  const { data } = useSWR<ConfigView>(routes.readConfig(), {
    refreshInterval: ASK_EVERY_MS,
    revalidateIfStale: false,
  });
  const [loaded, setLoaded] = useState(data?.version);
  if (loaded === undefined && data) setLoaded(data.version);
  return data !== undefined && loaded !== undefined && data.version !== loaded;
}
