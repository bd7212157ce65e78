import { useMemo } from 'react';
import { useSWRConfig } from 'swr';

import type { CheckSettings, FindingRef, IgnoredFinding } from '#core/api/checks.js';
import { routes } from '#core/api/routes.js';

import { http } from '../../lib/api/http.js';

type Finding = Pick<IgnoredFinding, 'valueId' | 'keyId' | 'languageId' | 'check' | 'fingerprint'>;

export interface IgnoredFindings {
  /** Ignores a finding, at once in the interface; rejects and restores it if the server refuses. */
  ignore: (finding: Finding) => Promise<void>;
  /** Stops ignoring a finding. */
  restore: (finding: Finding) => Promise<void>;
}

const isSame = (one: Finding, other: Finding): boolean =>
  one.valueId === other.valueId && one.check === other.check && one.fingerprint === other.fingerprint;

/** Ignores findings of a project and restores them. */
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
        // Only the server knows who ignores it; the settings show that.
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
