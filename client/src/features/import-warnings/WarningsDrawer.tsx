import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useRef } from 'react';

import { useText } from '../../i18n/use-text.js';
import { SidePanel } from '../../ui/dialogs/Dialog.js';
import type { StoredWarning, StoredWarnings } from '../files/warnings/stored-warnings.js';
import { WarningText } from '../files/warnings/WarningText.js';
import { cellRefsOf } from '../../project/store/key-cells.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import type { ScrollTarget } from '../../project/scroll-target.js';
import { targetsOf } from './warning-targets.js';
import styles from './WarningsDrawer.module.css';

interface WarningsDrawerProps {
  open: boolean;
  stored: StoredWarnings;
  /** Called once the drawer has closed. */
  onShow: (target: ScrollTarget) => void;
  onClose: () => void;
}

/** The stored import warnings. Each has a link to its key and can be dismissed. */
export function WarningsDrawer({ open, stored, onShow, onClose }: WarningsDrawerProps) {
  const text = useText();
  const { project } = useProjectContext();
  const structure = useStructure(project);
  const { warnings, dismiss, clear } = stored;
  const targets = useMemo(() => {
    const isEmpty = (keyId: number, languageId: number): boolean => {
      const key = structure.keys.get(keyId);
      const { cells } = project;
      return !key || cellRefsOf(cells, key, languageId).every((ref) => cells.get(ref).text === '');
    };
    return open ? targetsOf(warnings, structure, isEmpty) : new Map<StoredWarning, ScrollTarget>();
  }, [open, warnings, project, structure]);
  const wanted = useRef<ScrollTarget | null>(null);
  const show = (target: ScrollTarget): void => {
    wanted.current = target;
    onClose();
  };
  // A closing drawer returns the focus to where it was before; the target takes it afterwards.
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
            const target = targets.get(warning);
            return (
              // Items are only ever removed.
              <li key={at} className={styles.item}>
                <WarningText warning={warning} />
                <span className={styles.actions}>
                  {target && (
                    <Button type="link" size="small" onClick={() => show(target)}>
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
