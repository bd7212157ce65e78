import { Button } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../i18n/use-text.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { toast } from '../../lib/toast.js';
import { BulkProgressLine } from '../../project/bulk/BulkProgressLine.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import { mayEdit } from '../../project/rights.js';
import { useUndo } from '../../project/calls/use-undo.js';
import type { Undo } from '../../project/calls/use-undo.js';
import type { ReplaceWish } from '../../project/search/replace-text.js';
import { Dialog } from '../../ui/dialogs/Dialog.js';
import { FailureAlert } from '../../ui/dialogs/FailureAlert.js';
import { FoundList } from './FoundList.js';
import styles from './ReplaceDialog.module.css';
import { ReplaceFields } from './ReplaceFields.js';
import { useFoundChanges } from './use-found-changes.js';
import type { ReplacePlace } from './use-found-changes.js';
import { useReplace } from './use-replace.js';
import type { ReplaceProgress } from './use-replace.js';

interface ReplaceDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Finds and replaces a text in many values, with a preview of every change. */
export function ReplaceDialog({ open, onClose }: ReplaceDialogProps) {
  const text = useText();
  const [isRunning, setRunning] = useState(false);
  return (
    <Dialog
      open={open}
      title={text('replace.title')}
      width={960}
      className="dialog"
      first="field"
      footer={null}
      keyboard={!isRunning}
      closable={!isRunning}
      mask={{ closable: false, blur: false }}
      onCancel={onClose}
    >
      <ReplaceForm onRunning={setRunning} onClose={onClose} />
    </Dialog>
  );
}

const EMPTY: ReplaceWish = { find: '', replacement: '', matchCase: false, wholeWord: false };

interface ReplaceFormProps {
  onRunning: (isRunning: boolean) => void;
  onClose: () => void;
}

function ReplaceForm({ onRunning, onClose }: ReplaceFormProps) {
  const text = useText();
  const languages = useEditableLanguages();
  const [wish, setWish] = useState(EMPTY);
  const [place, setPlace] = useState<ReplacePlace>(() => ({
    languageIds: languages.map(({ id }) => id),
    groupIds: [],
  }));
  // Typing has priority; the list follows.
  const { changes, tooLong, isPending } = useFoundChanges(useDeferredValue(wish), place);
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const ticked = useMemo(() => changes.filter(({ valueId }) => !unticked.has(valueId)), [changes, unticked]);
  const { progress, isRunning, run, stop } = useReplace();
  const undo = useUndo(useProjectContext().project.projectId);
  const [replace, , failure] = useAction(
    async () => {
      onRunning(true);
      try {
        return await run(ticked);
      } finally {
        onRunning(false);
      }
    },
    {
      errors: { 403: 'errors.unauthorized', not_existing_value: 'errors.not_existing_value' },
      tell: 'place',
      onSuccess(result) {
        tell(result, undo);
        onClose();
      },
    },
  );
  return (
    <div className={styles.form}>
      <div className={styles.columns}>
        <ReplaceFields
          languages={languages}
          wish={wish}
          place={place}
          disabled={isRunning}
          onWish={(change) => setWish((before) => ({ ...before, ...change }))}
          onPlace={(change) => setPlace((before) => ({ ...before, ...change }))}
        />
        <FoundList
          find={wish.find}
          found={{ changes, tooLong, isPending }}
          unticked={unticked}
          disabled={isRunning}
          onUntick={setUnticked}
        />
      </div>
      <FailureAlert failure={failure} className={styles.failure} />
      <div className={styles.footer}>
        {isRunning && progress ? (
          <BulkProgressLine progress={progress} onStop={stop} />
        ) : (
          <span className={styles.note}>{ticked.length > 0 && text('replace.undo_hint')}</span>
        )}
        <Button onClick={onClose} disabled={isRunning}>
          {text('app.cancel')}
        </Button>
        <Button
          type="primary"
          loading={isRunning}
          disabled={ticked.length === 0 || isPending || wish.find === ''}
          onClick={() => void replace()}
        >
          {text('replace.submit', { count: ticked.length })}
        </Button>
      </div>
    </div>
  );
}

/** The languages that the user may edit. */
function useEditableLanguages(): LanguageView[] {
  const { project, can } = useProjectContext();
  const { languages } = useStructure(project);
  return useMemo(() => languages.filter((language) => mayEdit({ can }, language)), [languages, can]);
}

/** Reports the changes made, and the values left unchanged. */
function tell({ done, total, changed, kept, changeSetId }: ReplaceProgress, undo: Undo): void {
  undo.tellSet(changeSetId, { id: 'toast.replaced', values: { count: changed } });
  if (done < total) toast.error('bulk.stopped', { done, total });
  if (kept > 0) toast.error('replace.changed_since', { count: kept });
}
