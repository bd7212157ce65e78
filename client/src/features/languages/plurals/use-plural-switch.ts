import { useState } from 'react';

import type { PluralModeChange, ProjectDetails } from '#core/api/projects.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import { useAction } from '../../../lib/hooks/use-action.js';
import type { Failure } from '../../../lib/hooks/use-action.js';
import { ApiError } from '../../../lib/http/api-error.js';
import { useProjectCache } from '../../../project/project-cache.js';
import { useUndo } from '../../../project/calls/use-undo.js';
import { NO_FORMS, sendPluralMode, sumOf } from './plural-change.js';
import { usePluralForecast } from './use-plural-forecast.js';
import type { PluralForecast } from './use-plural-forecast.js';

export interface PluralSwitch extends Omit<PluralForecast, 'take'> {
  /** Switches to a mode if the forecast still applies; resolves to undefined if it failed. */
  run: (mode: PluralMode) => Promise<unknown>;
  isRunning: boolean;
  failure: Failure | null;
  /** Hides the error of the last attempt. */
  forgetFailure: () => void;
}

interface PluralSwitchOptions {
  /** The mode whose effect is shown; null for none. */
  target: PluralMode | null;
  onSwitched?: (mode: PluralMode) => void;
}

const ERRORS = { plurals_moved: 'plural.moved_on', 403: 'errors.unauthorized' } as const;

/** Switches the plural mode of a project once its effect is known. */
export function usePluralSwitch(
  { id }: Pick<ProjectDetails, 'id'>,
  { target, onSwitched }: PluralSwitchOptions,
): PluralSwitch {
  const { revalidate } = useProjectCache(id);
  const undo = useUndo(id);
  const { take, ...known } = usePluralForecast(id, target);
  const change = async (mode: PluralMode) => {
    const shown = known.forecast ? sumOf(known.forecast) : NO_FORMS;
    try {
      const { changeSetId } = await sendPluralMode(id, { mode, dryRun: false, shown });
      // Only the server knows the values of the new forms.
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
    errors: ERRORS,
    tell: 'place',
    onSuccess({ mode, changeSetId }) {
      undo.tellSet(changeSetId, { id: 'toast.plurals_switched' });
      onSwitched?.(mode);
    },
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
