import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

import { useText } from '../../../i18n/use-text.js';
import type { KeySectionProps } from '../../../project/section-props.js';
import { FileName } from '../../../project/ui/FileName.js';
import { useFileOf } from '../../../project/use-file-of.js';
import { KeyMenu } from '../keys/KeyMenu.js';
import { KeyName } from '../keys/KeyName.js';
import { useEditor } from '../view/editor-context.js';
import type { KeyPanelProps } from '../view/key-panel-props.js';
import type { KeyTabPart } from './key-tabs.js';
import { KeyTabs } from './KeyTabs.js';
import styles from './KeyPanel.module.css';

interface KeyPanelWithTabsProps extends KeyPanelProps {
  tabs: readonly KeyTabPart<KeySectionProps>[];
}

/** One key: its name, what the user may do with it, and its tabs. */
export function KeyPanel({ tabs, ...props }: KeyPanelWithTabsProps) {
  const { row } = props;
  return (
    <aside className={styles.panel} aria-label={row.name}>
      <PanelHead key={row.id} {...props} />
      <KeyTabs
        tabs={tabs}
        with={{ row }}
        name={row.name}
        className={styles.tabs}
        bodyClassName={styles.body}
      />
    </aside>
  );
}

function PanelHead({ row, onStep, onClose }: KeyPanelProps) {
  const text = useText();
  const [isRenaming, setRenaming] = useState(false);
  const file = useFileOf(useEditor().project, row);
  return (
    <div className={styles.head}>
      <div className={styles.names}>
        <span className={styles.group}>
          {file && <FileName {...file} />}
          {row.groupName}
        </span>
        <KeyName row={row} isRenaming={isRenaming} onRenaming={setRenaming} />
      </div>
      <div className={styles.buttons}>
        {onStep && (
          <>
            <Button
              type="text"
              size="small"
              icon={<UpOutlined aria-hidden />}
              aria-label={text('editor.previous')}
              onClick={() => onStep(-1)}
            />
            <Button
              type="text"
              size="small"
              icon={<DownOutlined aria-hidden />}
              aria-label={text('editor.next')}
              onClick={() => onStep(1)}
            />
          </>
        )}
        <KeyMenu row={row} onRename={() => setRenaming(true)} />
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={text('app.close')}
          onClick={onClose}
        />
      </div>
    </div>
  );
}
