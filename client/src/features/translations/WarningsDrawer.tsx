import { CloseOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';

import { useText } from '../../i18n/use-text.js';
import type { StoredWarning, StoredWarnings } from '../files/stored-warnings.js';
import { WarningText } from '../files/WarningText.js';
import type { Goal } from './use-grid-effects.js';
import type { Structure } from './structure.js';
import styles from './WarningsDrawer.module.css';

interface WarningsDrawerProps {
  open: boolean;
  stored: StoredWarnings;
  structure: Structure;
  onShow: (goal: Goal) => void;
  onClose: () => void;
}

/** What the last imports had to say: each leads to its key, each can be dismissed. */
export function WarningsDrawer({ open, stored, structure, onShow, onClose }: WarningsDrawerProps) {
  const text = useText();
  const { warnings, dismiss, clear } = stored;
  return (
    <Drawer
      open={open}
      size={480}
      title={text('imports.warnings_title')}
      extra={<Button onClick={clear}>{text('imports.warnings_clear')}</Button>}
      onClose={onClose}
    >
      {byReason(warnings).map(([reason, group]) => (
        <ul key={reason} className={styles.list}>
          {group.map((warning, at) => {
            const goal = goalOf(warning, structure);
            return (
              // The list only ever shrinks.
              <li key={at} className={styles.item}>
                <WarningText warning={warning} />
                <span className={styles.actions}>
                  {goal && (
                    <Button type="link" size="small" onClick={() => onShow(goal)}>
                      {text('imports.show_key')}
                    </Button>
                  )}
                  <Button
                    type="text"
                    size="small"
                    icon={<CloseOutlined aria-hidden />}
                    aria-label={text('imports.dismiss')}
                    onClick={() => dismiss(warning)}
                  />
                </span>
              </li>
            );
          })}
        </ul>
      ))}
    </Drawer>
  );
}

function byReason(warnings: readonly StoredWarning[]): [string, StoredWarning[]][] {
  const groups = new Map<string, StoredWarning[]>();
  for (const warning of warnings) {
    const group = groups.get(warning.reason);
    if (group) group.push(warning);
    else groups.set(warning.reason, [warning]);
  }
  return [...groups];
}

/** The value a warning is about: a key by its name, in the language it names. */
function goalOf({ key, language }: StoredWarning, { keys, languages }: Structure): Goal | null {
  const found = [...keys.values()].find(({ name }) => name === key);
  if (!found) return null;
  return { keyId: found.id, languageId: languages.find(({ name }) => name === language)?.id ?? null };
}
