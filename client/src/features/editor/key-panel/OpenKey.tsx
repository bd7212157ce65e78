import { useEffect } from 'react';

import { lazily } from '../../../lib/lazily.js';
import { useAtLeast } from '../../../lib/hooks/use-media.js';
import { useOnce } from '../../../lib/hooks/use-once.js';
import { whenIdle } from '../../../lib/when-idle.js';
import { useEditorView } from '../view/editor-view.js';
import styles from './OpenKey.module.css';

const KeyDrawer = lazily(async () => (await import('./KeyDrawer.js')).KeyDrawer);

/** The open key: beside the grid, or over it if there is no space. */
export function OpenKey() {
  const { slots, structure, keys, view, onView, onScrollTo } = useEditorView();
  const { KeyPanel } = slots;
  const hasRoom = useAtLeast('lg');
  const row = view.keyId === null ? undefined : structure.keys.get(view.keyId);
  const close = (): void => {
    onView({ keyId: null });
    if (row) onScrollTo({ keyId: row.id, languageId: null });
  };
  const at = keys.findIndex(({ id }) => id === row?.id);
  const panel = row && (
    <KeyPanel
      row={row}
      onStep={at < 0 ? null : (direction) => onView({ keyId: keys[at + direction]?.id ?? row.id })}
      onClose={close}
    />
  );
  const hasOpened = useOnce(row !== undefined);
  useEffect(
    () =>
      whenIdle(() => {
        KeyPanel.fetchAhead();
        if (!hasRoom) KeyDrawer.fetchAhead();
      }),
    [KeyPanel, hasRoom],
  );
  if (hasRoom) return panel && <div className={styles.room}>{panel}</div>;
  return (
    hasOpened && (
      <KeyDrawer name={row?.name} onClose={close}>
        {panel}
      </KeyDrawer>
    )
  );
}
