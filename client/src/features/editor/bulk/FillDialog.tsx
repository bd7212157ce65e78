import { Button } from 'antd';
import { useMemo } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { toast } from '../../../lib/toast.js';
import { useProjectContext, useStructure } from '../../../project/project-context.js';
import { Dialog } from '../../../ui/Dialog.js';
import { BulkProgressLine } from './BulkProgressLine.js';
import styles from './Bulk.module.css';
import { fillable } from './fillable.js';
import type { BulkProgress } from './in-bulk.js';
import { useBulk } from './use-bulk.js';
import type { Bulk } from './use-bulk.js';

interface FillDialogProps {
  open: boolean;
  language: LanguageView;
  reference: LanguageView;
  onClose: () => void;
}

/** Copies the source into the empty values of a language: how many first, then how far, with Stop. */
export function FillDialog({ open, language, reference, onClose }: FillDialogProps) {
  const text = useText();
  const { project } = useProjectContext();
  const structure = useStructure(project);
  const bulk = useBulk(project);
  const { progress, isRunning } = bulk;
  // Counted at opening; while it runs the count would only shrink.
  const refs = useMemo(
    () => (open ? fillable(project, structure, language.id, reference.id) : []),
    [open, project, structure, language.id, reference.id],
  );
  const fill = async (): Promise<void> => {
    const { done, refused, total } = await bulk.run(refs, (ref) =>
      project.session.commit(ref, project.cells.get({ ...ref, languageId: reference.id }).text),
    );
    if (done < total || refused > 0) return;
    toast.success('toast.filled', { count: done });
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={text('editor.menu_fill')}
      width={480}
      closable={!isRunning}
      keyboard={!isRunning}
      mask={{ closable: false, blur: false }}
      onCancel={onClose}
      afterClose={bulk.forget}
      footer={
        !isRunning && (
          <div className={styles.footer}>
            <Button onClick={onClose}>{text(progress ? 'app.close' : 'app.cancel')}</Button>
            {!progress && (
              <Button type="primary" disabled={refs.length === 0} onClick={() => void fill()}>
                {text('editor.fill_submit', { count: refs.length })}
              </Button>
            )}
          </div>
        )
      }
    >
      {progress ? (
        <Running bulk={bulk} progress={progress} />
      ) : (
        <p>
          {text(refs.length === 0 ? 'editor.fill_none' : 'editor.menu_fill_text', {
            count: refs.length,
            language: language.name,
          })}
        </p>
      )}
    </Dialog>
  );
}

/** How far it is; once it has ended short of the end: why. */
function Running({ bulk, progress }: { bulk: Bulk; progress: BulkProgress }) {
  const text = useText();
  if (bulk.isRunning) return <BulkProgressLine progress={progress} onStop={bulk.stop} />;
  const { done, refused, total } = progress;
  return (
    <div role="status">
      {done < total && <p>{text('bulk.stopped', { done, total })}</p>}
      {refused > 0 && <p>{text('bulk.refused', { count: refused })}</p>}
    </div>
  );
}
