import { DownOutlined, RightOutlined } from '@ant-design/icons';

import { useText } from '../../../i18n/use-text.js';
import { FileName } from '../../../project/ui/FileName.js';
import { useFileOf } from '../../../project/use-file-of.js';
import { useEditor } from '../view/editor-context.js';
import styles from './PhoneEditor.module.css';
import type { GroupInfo } from '../../../project/store/structure.js';

interface PhoneGroupProps {
  group: GroupInfo;
  keys: number;
  /** Null if it sticks to the top. */
  top: number | null;
  isCollapsed: boolean;
  onToggle: (groupId: number) => void;
}

export function PhoneGroup({ group, keys, top, isCollapsed, onToggle }: PhoneGroupProps) {
  const text = useText();
  const file = useFileOf(useEditor().project, group);
  return (
    <h2 className={`${styles.group} ${top === null ? styles.stuck : ''}`} style={top === null ? {} : { top }}>
      <button
        type="button"
        className={styles.groupButton}
        aria-expanded={!isCollapsed}
        onClick={() => onToggle(group.id)}
      >
        {isCollapsed ? <RightOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        {file && <FileName {...file} />}
        <span className={styles.groupName}>{group.name}</span>
        <span className={`num ${styles.count}`}>{text('editor.keys', { count: keys })}</span>
      </button>
    </h2>
  );
}
