import { Switch } from 'antd';
import { useState } from 'react';

import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import { CTRL } from '../../lib/platform-keys.js';
import { hasSingleKeys, setSingleKeys } from '../../lib/single-keys.js';
import { Dialog } from './Dialog.js';
import { Keys } from '../Kbd.js';
import styles from './ShortcutSheet.module.css';

export type ShortcutLine = readonly [keys: readonly string[], label: MessageId];

export interface ShortcutSection {
  title: MessageId;
  /** Where the shortcuts of the section work. */
  note?: MessageId;
  lines: readonly ShortcutLine[];
}

const EVERYWHERE: ShortcutSection = {
  title: 'shortcut.everywhere',
  lines: [
    [[`${CTRL} K`], 'nav.go_to'],
    [['G', 'D'], 'nav.dashboard'],
    [['G', 'I'], 'nav.invitations'],
    [['G', 'P'], 'nav.preferences'],
    [['/'], 'shortcut.search'],
    [['C'], 'shortcut.create'],
    [['Esc'], 'shortcut.close'],
    [['?'], 'editor.shortcuts'],
  ],
};

interface ShortcutSheetProps {
  open: boolean;
  onClose: () => void;
  /** The shortcuts of the page, besides the global ones. */
  sections?: readonly ShortcutSection[];
}

/** The list of shortcuts, with the switch for single-key shortcuts. */
export function ShortcutSheet({ open, onClose, sections = [] }: ShortcutSheetProps) {
  const text = useText();
  const [isOn, setOn] = useState(hasSingleKeys);
  return (
    <Dialog
      open={open}
      title={text('editor.shortcuts')}
      width={sections.length === 0 ? 480 : 720}
      className="dialog"
      footer={null}
      onCancel={onClose}
    >
      <div className={styles.columns}>
        {[...sections, EVERYWHERE].map(({ title, note, lines }) => (
          <section key={title}>
            <h3 className={styles.title}>{text(title)}</h3>
            {note && <p className={styles.note}>{text(note)}</p>}
            <dl className={styles.list}>
              {lines.map(([keys, label]) => (
                <div key={label} className={styles.line}>
                  <dt>
                    {keys.map((key) => (
                      <Keys key={key} of={key} />
                    ))}
                  </dt>
                  <dd>{text(label)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
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
    </Dialog>
  );
}
