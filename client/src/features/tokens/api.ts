import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { SWRResponse } from 'swr';

import type { ProjectSummary } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { CreatedTokenView, CreateToken, TokenView } from '#core/api/tokens.js';

import { http } from '../../lib/api/http.js';

export const useTokens = (): SWRResponse<TokenView[]> => useSWR<TokenView[]>(routes.listTokens());

/** The projects that a token can be limited to, loaded on demand. */
export const useOwnProjects = (isNeeded: boolean): SWRResponse<ProjectSummary[]> =>
  useSWR<ProjectSummary[]>(isNeeded ? routes.listProjects() : null);

export interface TokenCalls {
  create: (token: CreateToken) => Promise<CreatedTokenView>;
  revoke: (token: TokenView) => Promise<void>;
}

export function useTokenCalls(): TokenCalls {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      async create(token) {
        const { token: secret, ...view } = await http.post<CreatedTokenView>(routes.createToken(), token);
        // The list does not contain the secret.
        await mutate<TokenView[]>(routes.listTokens(), (all) => all && [view, ...all], { revalidate: false });
        return { ...view, token: secret };
      },
      async revoke({ id }) {
        try {
          await http.delete(routes.revokeToken(id));
        } finally {
          await mutate(routes.listTokens());
        }
      },
    }),
    [mutate],
  );
}
