import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import useSWR from 'swr';
import type { SWRResponse } from 'swr';

import type { CheckSettings } from '#core/api/checks.js';
import { routes } from '#core/api/routes.js';

import type { OpenProject } from '../open-project.js';

/** Those of a project that sets none: they hold while its own cannot be loaded. */
export const DEFAULT_CHECKS: CheckSettings = {
  blocksOnErrors: false,
  placeholders: 'any',
  severities: {},
  languages: [],
  ignored: [],
};

/** How a project checks its texts, as the server says. */
export const useLoadedChecks = (projectId: number): SWRResponse<CheckSettings> =>
  useSWR<CheckSettings>(routes.readChecks(projectId));

/** Loads how the open project checks its texts, for its cells and fields. */
export function useLoadChecks({ projectId, cells, checks }: OpenProject): void {
  const loaded = useLoadedChecks(projectId);
  const settings = loaded.data ?? (loaded.error === undefined ? null : DEFAULT_CHECKS);
  useLayoutEffect(() => cells.store.set(checks, settings), [cells, checks, settings]);
}

/** How the open project checks its texts; null until it is known. */
export const useCheckSettings = ({ checks, cells }: OpenProject): CheckSettings | null =>
  useAtomValue(checks, { store: cells.store });
