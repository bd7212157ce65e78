import { Form } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { LIMITS } from '#core/domain/rules.js';

import type { MessageId } from '../../i18n/messages.js';
import { toast } from '../../lib/toast.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { useProjectCache } from '../project-cache.js';
import { useProjectContext } from '../project-context.js';
import { UndoDialog } from '../undo/UndoDialog.js';
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
  wishes: (values: V) => readonly BulkWish[] | Promise<readonly BulkWish[]>;
  /** The toast of the number of changes. */
  done: MessageId;
  initial?: Partial<V>;
  onDone?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before a change of many keys, then shows how far it is, with Stop; its toast leads to the undoing. */
export function BulkDialog<V extends object>(props: BulkDialogProps<V>) {
  const { open, title, confirm, keyIds, wishes, done, initial = {}, onDone, onClose, children } = props;
  const [form] = Form.useForm<V>();
  const { progress, isRunning, run, stop, forget } = useBulk();
  const { project } = useProjectContext();
  const { revalidate } = useProjectCache(project.projectId);
  const [undoing, setUndoing] = useState<number | null>(null);
  return (
    <>
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
          tell(result, done, setUndoing);
          onDone?.();
          onClose();
        }}
        onClose={onClose}
        onClosed={forget}
      >
        {children}
      </FormDialog>
      <UndoDialog
        projectId={project.projectId}
        changeSetId={undoing}
        onUndone={() => void revalidate()}
        onClose={() => setUndoing(null)}
      />
    </>
  );
}

/** What was changed, and what was not. */
function tell(
  { done, total, changed, changeSetId, skipped }: BulkProgress,
  id: MessageId,
  onUndo: (changeSetId: number) => void,
): void {
  const action =
    changeSetId === null ? undefined : { id: 'undo.submit' as const, run: () => onUndo(changeSetId) };
  toast.success(id, { count: changed }, action);
  if (done < total) toast.error('bulk.stopped', { done, total });
  if (skipped.nameTaken > 0) toast.error('bulk.name_taken', { count: skipped.nameTaken });
  if (skipped.tooManyTags > 0)
    toast.error('bulk.too_many_tags', { count: skipped.tooManyTags, max: LIMITS.tagsPerKey });
}
