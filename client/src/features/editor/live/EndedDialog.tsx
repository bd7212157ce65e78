import { Button } from 'antd';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { toast } from '../../../lib/toast.js';
import type { Ended } from '../../../project/store/live-state.js';
import { useProjectContext, useStructure } from '../../../project/project-context.js';
import { cellKeyOf } from '../../../project/store/cell-ref.js';
import type { CellRef } from '../../../project/store/cell-ref.js';
import { Dialog } from '../../../ui/dialogs/Dialog.js';
import styles from './EndedDialog.module.css';

interface EndedDialogProps {
  reason: Ended;
  onLeave: () => void;
}

/** Says that the project is no longer available, and shows the unsaved texts so that the user can copy them. */
export function EndedDialog({ reason, onLeave }: EndedDialogProps) {
  const text = useText();
  const { project } = useProjectContext();
  const unsaved = useUnsavedTexts();
  const copy = (): void =>
    void navigator.clipboard
      ?.writeText(unsaved.map((one) => one.text).join('\n'))
      .then(() => toast.success('toast.copied'));
  const leave = (): void => {
    for (const { ref } of unsaved) project.session.discard(ref);
    onLeave();
  };
  return (
    <Dialog
      open
      title={text(reason === 'deleted' ? 'live.project_deleted' : 'errors.no_access_title')}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <>
          {unsaved.length > 0 && <Button onClick={copy}>{text('app.copy')}</Button>}
          <Button type="primary" onClick={leave}>
            {text('notfound.back')}
          </Button>
        </>
      }
    >
      {reason === 'removed' && <p>{text('errors.not_your_project')}</p>}
      {unsaved.length > 0 && (
        <>
          <p>{text('live.unsaved')}</p>
          <ul className={styles.texts}>
            {unsaved.map((one) => (
              <li key={cellKeyOf(one.ref)}>
                <small>{one.place}</small>
                {one.text}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

/** The texts of the user that will not be saved. */
function useUnsavedTexts(): { ref: CellRef; place: string; text: string }[] {
  const { project } = useProjectContext();
  const { saveStatus, session, cells } = project;
  const { keys, languages } = useStructure(project);
  // Renders again whenever the unsaved changes change.
  useAtomValue(saveStatus.summary, { store: cells.store });
  useEffect(() => {
    // A field saves its text when it loses the focus.
    if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
  }, []);
  return session.unsaved.map((ref) => ({
    ref,
    place: [keys.get(ref.keyId)?.name, languages.find(({ id }) => id === ref.languageId)?.name]
      .filter((part) => part !== undefined)
      .join(' · '),
    text: cells.get(ref).text,
  }));
}
