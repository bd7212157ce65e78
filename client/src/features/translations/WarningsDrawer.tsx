import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useRef } from 'react';

import { useText } from '../../i18n/use-text.js';
import { SidePanel } from '../../ui/Dialog.js';
import type { StoredWarning, StoredWarnings } from '../files/stored-warnings.js';
import { WarningText } from '../files/WarningText.js';
import { placesOfKey } from './editor-tools.js';
import type { OpenProject } from './store/open-project.js';
import type { Structure } from './store/structure.js';
import type { Goal } from './grid/use-grid-effects.js';
import { goalsOf } from './warning-goals.js';
import styles from './WarningsDrawer.module.css';

interface WarningsDrawerProps {
  open: boolean;
  stored: StoredWarnings;
  project: OpenProject;
  structure: Structure;
  /** Called once the drawer is gone. */
  onShow: (goal: Goal) => void;
  onClose: () => void;
}

/** What the last imports had to say: each leads to its key, each can be dismissed. */
export function WarningsDrawer({ open, stored, project, structure, onShow, onClose }: WarningsDrawerProps) {
  const text = useText();
  const { warnings, dismiss, clear } = stored;
  const goals = useMemo(() => {
    const isEmpty = (keyId: number, languageId: number): boolean => {
      const key = structure.keys.get(keyId);
      return !key || placesOfKey(key, languageId).every((place) => project.cell(place).text === '');
    };
    return open ? goalsOf(warnings, structure, isEmpty) : new Map<StoredWarning, Goal>();
  }, [open, warnings, project, structure]);
  const wanted = useRef<Goal | null>(null);
  const show = (goal: Goal): void => {
    wanted.current = goal;
    onClose();
  };
  // A drawer that closes gives the focus back to where it came from: what is wanted takes it after that.
  const shown = (): void => {
    if (wanted.current) onShow(wanted.current);
    wanted.current = null;
  };
  const leave = (act: () => void): void => {
    act();
    onClose();
  };
  return (
    <SidePanel
      open={open}
      size={480}
      title={text('imports.warnings_title')}
      extra={<Button onClick={() => leave(clear)}>{text('imports.warnings_clear')}</Button>}
      onClose={onClose}
      afterOpenChange={(isOpen) => !isOpen && shown()}
    >
      {byReason(warnings).map(([reason, group]) => (
        <ul key={reason} className={styles.list}>
          {group.map((warning, at) => {
            const goal = goals.get(warning);
            return (
              // The list only ever shrinks.
              <li key={at} className={styles.item}>
                <WarningText warning={warning} />
                <span className={styles.actions}>
                  {goal && (
                    <Button type="link" size="small" onClick={() => show(goal)}>
                      {text('imports.show_key')}
                    </Button>
                  )}
                  <Button
                    type="text"
                    size="small"
                    icon={<CloseOutlined aria-hidden />}
                    aria-label={text('imports.dismiss')}
                    onClick={() => (warnings.length === 1 ? leave(clear) : dismiss(warning))}
                  />
                </span>
              </li>
            );
          })}
        </ul>
      ))}
    </SidePanel>
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
