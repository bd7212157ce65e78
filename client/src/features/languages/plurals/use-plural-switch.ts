import { useState } from 'react';

import type { PluralModeChange, ProjectDetails } from '#core/api/projects.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import { useAction } from '../../../lib/hooks/use-action.js';
import type { Failure } from '../../../lib/hooks/use-action.js';
import { ApiError } from '../../../lib/http/api-error.js';
import { useProjectCache } from '../../../project/project-cache.js';
import { NO_FORMS, sendPluralMode, sumOf } from './plural-change.js';
import { usePluralForecast } from './use-plural-forecast.js';
import type { PluralForecast } from './use-plural-forecast.js';

export interface PluralSwitch extends Omit<PluralForecast, 'take'> {
  /** Switches to a mode, if the forecast is still true; answers undefined if it did not. */
  run: (mode: PluralMode) => Promise<unknown>;
  isRunning: boolean;
  failure: Failure | null;
  /** Says no more why the last attempt failed. */
  forgetFailure: () => void;
}

interface PluralSwitchOptions {
  /** The mode to say the consequences of; null for none. */
  target: PluralMode | null;
  onSwitched?: (mode: PluralMode) => void;
  onUndo: (changeSetId: number) => void;
}

const ERRORS = { plurals_moved: 'plural.moved_on', 403: 'errors.unauthorized' } as const;

/** Switches the plural forms of a project, after it is known what that does. */
export function usePluralSwitch(
  { id }: Pick<ProjectDetails, 'id'>,
  { target, onSwitched, onUndo }: PluralSwitchOptions,
): PluralSwitch {
  const { revalidate } = useProjectCache(id);
  const { take, ...known } = usePluralForecast(id, target);
  const change = async (mode: PluralMode) => {
    const shown = known.forecast ? sumOf(known.forecast) : NO_FORMS;
    try {
      const { changeSetId } = await sendPluralMode(id, { mode, dryRun: false, shown });
      // The values of the new forms are known to the server only.
      await revalidate();
      return { mode, changeSetId };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'plurals_moved') {
        take(error.current as PluralModeChange);
        void revalidate();
      }
      throw error;
    }
  };
  const [run, isRunning, failure] = useAction(change, {
    success: ({ changeSetId }) => ({
      id: 'toast.plurals_switched',
      action: changeSetId === null ? undefined : { id: 'app.undo', run: () => onUndo(changeSetId) },
    }),
    errors: ERRORS,
    tell: 'place',
    onSuccess: ({ mode }) => onSwitched?.(mode),
  });
  const [forgotten, setForgotten] = useState<Failure | null>(null);
  return {
    ...known,
    run,
    isRunning,
    failure: failure === forgotten ? null : failure,
    forgetFailure: () => setForgotten(failure),
  };
}
