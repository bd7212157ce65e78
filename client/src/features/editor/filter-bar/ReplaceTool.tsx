import { FileSearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import { useOpenDialog } from '../../../project/open-dialog.js';
import { useEditor } from '../view/editor-context.js';
import styles from './FilterBar.module.css';

/** Opens find and replace. */
export function ReplaceTool() {
  const text = useText();
  const { can } = useEditor();
  const openDialog = useOpenDialog();
  if (!can('canWriteValue')) return null;
  return (
    <Button
      type="text"
      className={styles.tool ?? ''}
      icon={<FileSearchOutlined aria-hidden />}
      aria-label={text('replace.title')}
      title={text('replace.title')}
      aria-keyshortcuts="Control+Shift+F"
      onClick={() => openDialog('replace')}
    />
  );
}
