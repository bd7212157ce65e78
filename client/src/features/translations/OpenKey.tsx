import { useEffect } from 'react';

import { lazily } from '../../lib/lazily.js';
import { useAtLeast } from '../../lib/use-media.js';
import { useOnce } from '../../lib/use-once.js';
import { whenIdle } from '../../lib/when-idle.js';
import { inChosenOrder, referenceOf } from './columns.js';
import type { EditorParts } from './Editor.js';
import styles from './Editor.module.css';

const KeyPanel = lazily(async () => (await import('./KeyPanel.js')).KeyPanel);
const KeyDrawer = lazily(async () => (await import('./KeyDrawer.js')).KeyDrawer);

const fetchInDrawer = (): void => [KeyPanel, KeyDrawer].forEach((part) => part.fetchAhead());

/** The open key: beside the grid, or over it where there is no room. */
export function OpenKey(parts: EditorParts) {
  const { structure, keys, choice, view, onView, onGoal } = parts;
  const hasRoom = useAtLeast('lg');
  const row = view.keyId === null ? undefined : structure.keys.get(view.keyId);
  const close = (): void => {
    onView({ keyId: null });
    if (row) onGoal({ keyId: row.id, languageId: null });
  };
  const reference = referenceOf(structure.languages, choice);
  const others = inChosenOrder(structure.languages, choice.order).filter(({ id }) => id !== reference?.id);
  const at = keys.findIndex(({ id }) => id === row?.id);
  const panel = row && (
    <KeyPanel
      row={row}
      languages={reference ? [reference, ...others] : others}
      onStep={at < 0 ? null : (direction) => onView({ keyId: keys[at + direction]?.id ?? row.id })}
      onClose={close}
      renameKey={parts.renameKey}
      onChangeKind={parts.onChangeKind}
      onDelete={parts.onDelete}
    />
  );
  const hasOpened = useOnce(row !== undefined);
  useEffect(() => whenIdle(hasRoom ? KeyPanel.fetchAhead : fetchInDrawer), [hasRoom]);
  if (hasRoom) return panel && <div className={styles.room}>{panel}</div>;
  return (
    hasOpened && (
      <KeyDrawer name={row?.name} onClose={close}>
        {panel}
      </KeyDrawer>
    )
  );
}
