import { FileSearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import { useEditorView } from '../editor-view.js';
import styles from './FilterBar.module.css';

/** Leads to find and replace. */
export function ReplaceTool() {
  const text = useText();
  const { onReplace } = useEditorView();
  if (!onReplace) return null;
  return (
    <Button
      type="text"
      className={styles.tool ?? ''}
      icon={<FileSearchOutlined aria-hidden />}
      aria-label={text('replace.title')}
      title={text('replace.title')}
      aria-keyshortcuts="Control+Shift+F"
      onClick={onReplace}
    />
  );
}
