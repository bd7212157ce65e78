import { useId, useState } from 'react';

import { isStale } from '#core/domain/stale.js';

import { useText } from '../../../i18n/use-text.js';
import { announce } from '../../../lib/announce.js';
import { useDescription } from '../../../lib/hooks/use-description.js';
import { ALT } from '../../../lib/platform-keys.js';
import { mayEdit, mayReview } from '../../../project/rights.js';
import { useProjectContext } from '../../../project/project-context.js';
import { useSourceCell } from '../../../project/store/use-cells.js';
import type { PlacedCell } from '../../../project/store/use-cells.js';
import { Kbd } from '../../../ui/Kbd.js';
import note from '../note/FieldNote.module.css';
import type { SourceNoteProps } from './source-note.js';
import { StaleDiff } from './StaleDiff.js';
import { StaleMark } from './StaleMark.js';
import styles from './StaleNote.module.css';
import { useFieldKey } from './use-field-key.js';

interface StaleNoteProps extends Pick<SourceNoteProps, 'language' | 'area'> {
  field: PlacedCell;
}

/** Shows how the source of a translation has changed, and lets the user confirm the translation. */
export function StaleNote(props: StaleNoteProps) {
  const { project } = useProjectContext();
  const { ref, cell } = props.field;
  const source = useSourceCell(project.cells, ref);
  /** The version that was confirmed here. */
  const [confirmed, setConfirmed] = useState<number | null>(null);
  if (source === null || !isStale(cell, source.cell)) return null;
  const isAgain = confirmed !== null && confirmed === cell.sourceVersion;
  return <ChangedSource {...props} source={source} isAgain={isAgain} onConfirm={setConfirmed} />;
}

interface ChangedSourceProps extends StaleNoteProps {
  source: PlacedCell;
  /** Whether the source has changed again before the confirmation was saved. */
  isAgain: boolean;
  onConfirm: (version: number) => void;
}

function ChangedSource({ field, language, area, source, isAgain, onConfirm }: ChangedSourceProps) {
  const text = useText();
  const id = useId();
  const context = useProjectContext();
  const { session, cells } = context.project;
  const mayConfirm = mayEdit(context, language) || mayReview(context, language);
  useDescription(area, id);
  const confirm = (): void => {
    session.confirmSource(field.ref);
    onConfirm(cells.get(field.ref).sourceVersion);
    announce(text('stale.confirmed'));
    // The button is removed: the focus returns to the field, wherever the press came from.
    area.current?.focus({ preventScroll: true });
  };
  useFieldKey(area, 'KeyK', mayConfirm ? confirm : null);
  return (
    <div>
      <div className={note.line}>
        <StaleMark className={styles.mark} size={14} />
        <span id={id} className={note.message} role={isAgain ? 'status' : undefined}>
          {text(isAgain ? 'stale.again' : 'stale.note')}
        </span>
        {mayConfirm && (
          <>
            <button
              type="button"
              className={note.action}
              aria-keyshortcuts="Alt+K"
              // The field keeps the focus and its caret.
              onMouseDown={(event) => event.preventDefault()}
              onClick={confirm}
            >
              {text('stale.confirm')}
            </button>
            <span aria-hidden className={note.keys}>
              <Kbd>{ALT}</Kbd> <Kbd>{'K'}</Kbd>
            </span>
          </>
        )}
      </div>
      <StaleDiff source={source} madeFrom={field.cell.sourceVersion} />
    </div>
  );
}
