import { Form } from 'antd';
import type { ReactNode } from 'react';

import { LIMITS } from '#core/domain/rules.js';

import type { MessageId } from '../../i18n/messages.js';
import { toast } from '../../lib/toast.js';
import { FormDialog } from '../../ui/dialogs/FormDialog.js';
import { useProjectContext } from '../project-context.js';
import { useUndo } from '../calls/use-undo.js';
import type { Undo } from '../calls/use-undo.js';
import type { BulkProgress, BulkWish } from './change-in-bulk.js';
import { BulkProgressLine } from './BulkProgressLine.js';
import { useBulk } from './use-bulk.js';

interface BulkDialogProps<V extends object> {
  open: boolean;
  title: string;
  /** The label of the confirming button. */
  confirm: string;
  danger?: boolean;
  keyIds: readonly number[];
  /** The change to make, given the values of the form. */
  wishes: (values: V) => readonly BulkWish[] | Promise<readonly BulkWish[]>;
  /** The toast that states the number of changes. */
  done: MessageId;
  initial?: Partial<V>;
  onDone?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Confirms a change of many keys, then shows its progress and a button to stop it; the toast offers Undo. */
export function BulkDialog<V extends object>(props: BulkDialogProps<V>) {
  const { open, title, confirm, keyIds, wishes, done, initial = {}, onDone, onClose, children } = props;
  const [form] = Form.useForm<V>();
  const { progress, isRunning, run, stop, forget } = useBulk();
  const { project } = useProjectContext();
  const undo = useUndo(project.projectId);
  return (
    <FormDialog<V, BulkProgress>
      open={open}
      title={title}
      submit={confirm}
      danger={props.danger ?? false}
      width={480}
      form={form}
      initial={initial}
      disabled={keyIds.length === 0}
      action={async (values) => run(keyIds, await wishes(values))}
      errors={{
        group_already_exists: { field: 'group', id: 'errors.group_already_exists' },
        not_existing_group: { field: 'group', id: 'errors.not_existing_group' },
        not_existing_language: 'errors.not_existing_language',
        403: 'errors.unauthorized',
      }}
      {...(isRunning && progress ? { note: <BulkProgressLine progress={progress} onStop={stop} /> } : {})}
      onDone={(result) => {
        tell(result, done, undo);
        onDone?.();
        onClose();
      }}
      onClose={onClose}
      onClosed={forget}
    >
      {children}
    </FormDialog>
  );
}

/** Reports the changes made and the keys left unchanged. */
function tell({ done, total, changed, changeSetId, skipped }: BulkProgress, id: MessageId, undo: Undo): void {
  undo.tellSet(changeSetId, { id, values: { count: changed } });
  if (done < total) toast.error('bulk.stopped', { done, total });
  if (skipped.nameTaken > 0) toast.error('bulk.name_taken', { count: skipped.nameTaken });
  if (skipped.tooManyTags > 0)
    toast.error('bulk.too_many_tags', { count: skipped.tooManyTags, max: LIMITS.tagsPerKey });
}
