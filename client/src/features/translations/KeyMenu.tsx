import { CopyOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useAtomValue } from 'jotai';

import { useText } from '../../i18n/use-text.js';
import { toast } from '../../ui/toast.js';
import { mayDestroyKeys, useEditor } from './editor-tools.js';
import type { KeyToFilter } from './search/filter-keys.js';

export interface KeyActions {
  renameKey: (keyId: number, name: string) => Promise<unknown>;
  onChangeKind: (key: KeyToFilter) => void;
  onDelete: (key: KeyToFilter) => void;
}

interface KeyMenuProps extends Omit<KeyActions, 'renameKey'> {
  row: KeyToFilter;
  onRename: () => void;
  size?: 'small' | 'middle';
  className?: string | undefined;
}

/** What one may do with a key, by right. */
export function KeyMenu({ row, onRename, onChangeKind, onDelete, size = 'small', className }: KeyMenuProps) {
  const text = useText();
  const tools = useEditor();
  const { can, project } = tools;
  const structure = useAtomValue(project.structure, { store: project.cells.store });
  const copy = (): void => {
    void navigator.clipboard?.writeText(row.name).then(() => toast.success('toast.copied'));
  };
  const items = [
    { key: 'copy', icon: <CopyOutlined />, label: text('app.copy'), onClick: copy },
    ...(can('canWriteKey') ? [{ key: 'rename', label: text('editor.rename_key'), onClick: onRename }] : []),
    ...(mayDestroyKeys(tools, structure)
      ? [
          {
            key: 'kind',
            label: text('editor.change_kind', { kind: row.isPlural ? 'singular' : 'plural' }),
            onClick: () => onChangeKind(row),
          },
          { type: 'divider' as const },
          { key: 'delete', danger: true, label: text('editor.delete_key'), onClick: () => onDelete(row) },
        ]
      : []),
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }} placement="bottomRight">
      <Button
        type="text"
        size={size}
        className={className ?? ''}
        icon={<MoreOutlined aria-hidden />}
        aria-label={text('editor.key_menu', { name: row.name })}
      />
    </Dropdown>
  );
}
