import { Form } from 'antd';
import type { ReactNode } from 'react';

import type { MessageId } from '../../i18n/messages.js';
import { toast } from '../../lib/toast.js';
import { FormDialog } from '../../ui/FormDialog.js';
import type { BulkProgress, BulkWish } from './change-in-bulk.js';
import { BulkProgressLine } from './BulkProgressLine.js';
import { useBulk } from './use-bulk.js';

interface BulkDialogProps<V extends object> {
  open: boolean;
  title: string;
  /** The label of the button that does it. */
  confirm: string;
  danger?: boolean;
  keyIds: readonly number[];
  /** What is done, by what was typed. */
  wish: (values: V) => BulkWish | Promise<BulkWish>;
  /** The toast of the number of changes. */
  done: MessageId;
  initial?: Partial<V>;
  onDone?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before a change of many keys, then tells how far it is, with Stop. */
export function BulkDialog<V extends object>(props: BulkDialogProps<V>) {
  const { open, title, confirm, keyIds, wish, done, initial = {}, onDone, onClose, children } = props;
  const [form] = Form.useForm<V>();
  const { progress, isRunning, run, stop, forget } = useBulk();
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
      action={async (values) => run(keyIds, await wish(values))}
      errors={{
        group_already_exists: { field: 'group', id: 'errors.group_already_exists' },
        not_existing_group: { field: 'group', id: 'errors.not_existing_group' },
        not_existing_language: 'errors.not_existing_language',
        403: 'errors.unauthorized',
      }}
      {...(isRunning && progress ? { note: <BulkProgressLine progress={progress} onStop={stop} /> } : {})}
      onDone={(result) => {
        tell(result, done);
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

/** What was changed, and what was not. */
function tell({ done, total, changed, skipped }: BulkProgress, id: MessageId): void {
  toast.success(id, { count: changed });
  if (done < total) toast.error('bulk.stopped', { done, total });
  if (skipped.nameTaken > 0) toast.error('bulk.name_taken', { count: skipped.nameTaken });
}
