import { Modal, Switch } from 'antd';
import { useState } from 'react';

import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import { Kbd } from '../../ui/Kbd.js';
import styles from './ShortcutsDialog.module.css';
import { hasSingleKeys, setSingleKeys } from '../../lib/single-keys.js';

type Line = readonly [keys: readonly string[], label: MessageId];

const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);
const CTRL = isMac ? '⌘' : 'Ctrl';
const ALT = isMac ? '⌥' : 'Alt';

const IN_GRID: readonly Line[] = [
  [['↑', '↓', '←', '→', 'J', 'K'], 'shortcut.move'],
  [['Home', 'End', 'PgUp', 'PgDn'], 'shortcut.ends'],
  [[`${CTRL} Home`, `${CTRL} End`], 'shortcut.first_last'],
  [['↵', 'F2'], 'shortcut.edit'],
  [['Space'], 'shortcut.panel'],
  [['V'], 'editor.validate'],
  [['X'], 'editor.invalidate'],
  [['⇧↑', '⇧↓'], 'shortcut.select'],
  [['M', '⇧M'], 'shortcut.empty'],
  [['R'], 'shortcut.modified'],
  [[`${CTRL} C`], 'shortcut.copy'],
  [[`${CTRL} Z`], 'app.undo'],
  [['/'], 'editor.search'],
  [['C'], 'editor.new_key'],
];

const IN_EDITOR: readonly Line[] = [
  [['↵'], 'shortcut.save_next'],
  [['⇧↵'], 'editor.new_line'],
  [['⇥', '⇧⇥'], 'shortcut.field'],
  [[`${CTRL} ↵`], 'shortcut.validate_next'],
  [[`${ALT} ↓`, `${ALT} ↑`], 'shortcut.neighbour'],
  [[`${CTRL} S`], 'shortcut.save'],
  [[`${CTRL} D`], 'editor.copy_source'],
  [['Esc'], 'shortcut.escape'],
];

/** Every shortcut of the editor, and the switch for those of a single letter. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const [isOn, setOn] = useState(hasSingleKeys);
  return (
    <Modal
      open={open}
      title={text('editor.shortcuts')}
      width={720}
      className="dialog"
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <div className={styles.columns}>
        <Lines title={text('shortcut.in_grid')} lines={IN_GRID} />
        <Lines title={text('shortcut.in_editor')} lines={IN_EDITOR} />
      </div>
      <label className={styles.switch}>
        <Switch
          size="small"
          checked={isOn}
          onChange={(on) => {
            setSingleKeys(on);
            setOn(on);
          }}
        />
        {text('editor.single_keys')}
      </label>
    </Modal>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  const text = useText();
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {lines.map(([keys, label]) => (
          <div key={label} className={styles.line}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{text(label)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
