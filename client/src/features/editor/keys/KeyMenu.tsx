import { CopyOutlined, MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useText } from '../../../i18n/use-text.js';
import { toast } from '../../../lib/toast.js';
import { useOpenDialog } from '../../../project/open-dialog.js';
import { useStructure } from '../../../project/project-context.js';
import { mayDeleteKeys } from '../../../project/rights.js';
import { useEditor } from '../view/editor-context.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { Menu } from '../../../ui/popups/Menu.js';

interface KeyMenuProps {
  row: KeySummary;
  onRename: () => void;
  size?: 'small' | 'middle';
  className?: string | undefined;
}

/** The menu of a key. */
export function KeyMenu({ row, onRename, size = 'small', className }: KeyMenuProps) {
  const text = useText();
  const tools = useEditor();
  const { can, project } = tools;
  const openDialog = useOpenDialog();
  const about = { of: row.id };
  const structure = useStructure(project);
  const copy = (): void => {
    void navigator.clipboard?.writeText(row.name).then(() => toast.success('toast.copied'));
  };
  const items = [
    { key: 'copy', icon: <CopyOutlined />, label: text('app.copy'), onClick: copy },
    ...(can('canWriteKey')
      ? [
          { key: 'rename', label: text('editor.rename_key'), onClick: onRename },
          { key: 'move', label: text('editor.move_key'), onClick: () => openDialog('move-key', about) },
        ]
      : []),
    ...(mayDeleteKeys(tools, structure)
      ? [
          {
            key: 'kind',
            label: text('editor.change_kind', { kind: row.isPlural ? 'singular' : 'plural' }),
            onClick: () => openDialog('change-kind', about),
          },
          { type: 'divider' as const },
          {
            key: 'delete',
            danger: true,
            label: text('editor.delete_key'),
            onClick: () => openDialog('delete-key', about),
          },
        ]
      : []),
  ];
  return (
    <Menu menu={{ items }} placement="bottomRight">
      <Button
        type="text"
        size={size}
        className={className ?? ''}
        icon={<MoreOutlined aria-hidden />}
        aria-label={text('editor.key_menu', { name: row.name })}
      />
    </Menu>
  );
}
