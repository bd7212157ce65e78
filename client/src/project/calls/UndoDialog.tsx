import useSWR from 'swr';

import type { ChangeSetRevert, RevertChangeSet } from '#core/api/change-sets.js';
import { routes } from '#core/api/routes.js';

import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import { answerTo } from '../../lib/hooks/use-action.js';
import { useLatest } from '../../lib/hooks/use-latest.js';
import { http } from '../../lib/api/http.js';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.js';
import { withChangeSet } from './change-set-entry.js';
import { useUndo } from './use-undo.js';

const ERRORS = {
  403: 'errors.unauthorized',
  not_existing_change_set: 'errors.not_existing_change_set',
  already_reverted: 'errors.already_reverted',
  change_set_expired: 'errors.change_set_expired',
} as const;

interface UndoDialogProps {
  /** A general one if it is absent. */
  title?: string;
  projectId: number;
  /** Null if the dialog is closed. */
  changeSetId: number | null;
  /** Called once the changes are undone. */
  onUndone: () => void;
  onClose: () => void;
}

const send = (path: string, body: RevertChangeSet): Promise<ChangeSetRevert> =>
  http.post<ChangeSetRevert>(path, body);

/** Undoes a change set, after showing what will be restored and what will stay. */
export function UndoDialog({ title, projectId, changeSetId, onUndone, onClose }: UndoDialogProps) {
  const text = useText();
  const undo = useUndo(projectId);
  const isOpen = changeSetId !== null;
  const path = routes.revertChangeSet(projectId, useLatest(changeSetId, isOpen) ?? 0);
  const { data, error } = useSWR<ChangeSetRevert, unknown>(
    isOpen ? [path, 'dry run'] : null,
    () => send(path, { dryRun: true }),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      dedupingInterval: 0,
    },
  );
  return (
    <ConfirmDialog
      open={isOpen}
      title={title ?? text('undo.title')}
      confirm={text('undo.submit')}
      state={stateOf(data, error)}
      action={() => withChangeSet((options) => http.post<ChangeSetRevert>(path, { dryRun: false }, options))}
      errors={ERRORS}
      onDone={({ answer, changeSetId: revertId }) => {
        const id = answer.restored === 0 ? 'toast.nothing_undone' : 'toast.changes_undone';
        undo.tellSet(revertId, { id });
        onClose();
        onUndone();
      }}
      onClose={onClose}
    >
      <span role="status">{error === undefined ? forecast(data, text) : text(refusalOf(error))}</span>
    </ConfirmDialog>
  );
}

function refusalOf(error: unknown): MessageId {
  const answer = answerTo(error, ERRORS);
  return typeof answer === 'string' ? answer : answer.id;
}

function stateOf(counts: ChangeSetRevert | undefined, error: unknown) {
  if (error !== undefined || counts?.restored === 0) return 'impossible';
  return counts === undefined ? 'unknown' : 'ready';
}

/** Describes the effect of a revert in up to three sentences. */
function forecast(counts: ChangeSetRevert | undefined, text: ReturnType<typeof useText>): string {
  if (counts === undefined) return text('undo.looking');
  const { restored, keptNewer, blocked } = counts;
  return [
    text('undo.restored', { count: restored }),
    keptNewer > 0 ? text('undo.changed_since', { count: keptNewer }) : '',
    blocked > 0 ? text('undo.blocked', { count: blocked }) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
