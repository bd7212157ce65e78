import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import useSWR from 'swr';
import type { SWRResponse } from 'swr';

import type { CheckSettings } from '#core/api/checks.js';
import { routes } from '#core/api/routes.js';

import type { OpenProject } from '../open-project.js';

/** The default settings: used while those of the project cannot be loaded. */
export const DEFAULT_CHECKS: CheckSettings = {
  blocksOnErrors: false,
  placeholders: 'any',
  severities: {},
  languages: [],
  ignored: [],
};

/** The check settings of a project, from the server. */
export const useLoadedChecks = (projectId: number): SWRResponse<CheckSettings> =>
  useSWR<CheckSettings>(routes.readChecks(projectId));

/** Loads the check settings of the open project for its cells and fields. */
export function useLoadChecks({ projectId, cells, checks }: OpenProject): void {
  const loaded = useLoadedChecks(projectId);
  const settings = loaded.data ?? (loaded.error === undefined ? null : DEFAULT_CHECKS);
  useLayoutEffect(() => cells.store.set(checks, settings), [cells, checks, settings]);
}

/** The check settings of the open project; null until they are loaded. */
export const useCheckSettings = ({ checks, cells }: OpenProject): CheckSettings | null =>
  useAtomValue(checks, { store: cells.store });
