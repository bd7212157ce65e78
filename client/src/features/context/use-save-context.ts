import type { KeyView, UpdateKey } from '#core/api/translations.js';

import { useAction } from '../../lib/hooks/use-action.js';
import type { Action, ActionOptions } from '../../lib/hooks/use-action.js';
import { useProjectCalls } from '../../project/calls/project-calls.js';
import { useProjectContext } from '../../project/project-context.js';
import type { KeySummary } from '../../project/store/key-summary.js';

const OPTIONS: ActionOptions<KeyView> = {
  tell: 'place',
  errors: { not_existing_key: 'errors.not_existing_key', 403: 'errors.unauthorized' },
};

/** Saves a part of the context of a key; the field shows a failure itself. */
export function useSaveContext({ id }: KeySummary): Action<[UpdateKey], KeyView> {
  const { project } = useProjectContext();
  const { changeKey } = useProjectCalls(project.projectId);
  return useAction((change: UpdateKey) => changeKey(id, change), OPTIONS);
}
