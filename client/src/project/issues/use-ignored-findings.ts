import { useMemo } from 'react';
import { useSWRConfig } from 'swr';

import type { CheckSettings, FindingRef, IgnoredFinding } from '#core/api/checks.js';
import { routes } from '#core/api/routes.js';

import { http } from '../../lib/http/http.js';

type Finding = Pick<IgnoredFinding, 'valueId' | 'keyId' | 'languageId' | 'check' | 'fingerprint'>;

export interface IgnoredFindings {
  /** Ignores a finding, here at once; if the server refuses, it counts again. Rejects with the refusal. */
  ignore: (finding: Finding) => Promise<void>;
  /** Lets a finding count again. */
  restore: (finding: Finding) => Promise<void>;
}

const isSame = (one: Finding, other: Finding): boolean =>
  one.valueId === other.valueId && one.check === other.check && one.fingerprint === other.fingerprint;

/** Changes which findings of a project are ignored. */
export function useIgnoredFindings(projectId: number): IgnoredFindings {
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const change = (edit: (ignored: IgnoredFinding[]) => IgnoredFinding[]): Promise<unknown> =>
      mutate<CheckSettings>(
        routes.readChecks(projectId),
        (now) => now && { ...now, ignored: edit(now.ignored) },
        { revalidate: false },
      );
    const without = (finding: Finding): Promise<unknown> =>
      change((ignored) => ignored.filter((other) => !isSame(other, finding)));
    return {
      async ignore(finding) {
        const { keyId, valueId, check, fingerprint } = finding;
        const body: FindingRef = { check, fingerprint };
        // The server knows who ignores it: the settings read that.
        await change((all) => [...all, { ...finding, user: null, at: new Date().toISOString() }]);
        try {
          await http.post(routes.ignoreFinding(projectId, keyId, valueId), body, { quiet: true });
        } catch (error) {
          await without(finding);
          throw error;
        }
      },
      async restore(finding) {
        const { keyId, valueId, check, fingerprint } = finding;
        const body: FindingRef = { check, fingerprint };
        await http.delete(routes.restoreFinding(projectId, keyId, valueId), body, { quiet: true });
        await without(finding);
      },
    };
  }, [mutate, projectId]);
}
