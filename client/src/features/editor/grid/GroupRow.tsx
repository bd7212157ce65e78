import { DownOutlined, MoreOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, useState } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { lazily } from '../../../lib/lazily.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import { useOpenDialog } from '../../../project/open-dialog.js';
import { useStructure } from '../../../project/project-context.js';
import { groupNamer } from '../../../project/store/file-labels.js';
import { FileName } from '../../../project/ui/FileName.js';
import { inFile, useFileOf } from '../../../project/use-file-of.js';
import { mayDeleteGroup } from '../../../project/rights.js';
import { useEditor } from '../view/editor-context.js';
import { hitsIn } from '../../../project/search/filter-keys.js';
import { Menu } from '../../../ui/popups/Menu.js';
import styles from './GroupRow.module.css';
import type { GroupInfo } from '../../../project/store/structure.js';

export const GroupNameField = lazily(async () => (await import('../keys/GroupNameField.js')).GroupNameField);

interface GroupRowProps {
  group: GroupInfo;
  id: string;
  index: number;
  /** Null if it sticks below the header, and the keys of its group scroll under it. */
  top: number | null;
  width: number;
  viewportWidth: number;
  columns: number;
  keys: number;
  /** Number of empty values in the displayed languages. */
  toTranslate: number;
  isCollapsed: boolean;
  isFocused: boolean;
  onToggle: (groupId: number) => void;
  /** Called when editing of the name ends. */
  onRenamed: (rowId: `g${number}`) => void;
}

/** The header of a group: its name, its number of keys, and a button that collapses it. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { group, id, index, top, width, viewportWidth, columns, keys, toTranslate, isCollapsed } = props;
  const text = useText();
  const { query, project } = useEditor();
  const file = useFileOf(project, group);
  const place = file ? [text('files.in', { name: file.label })] : [];
  const [isRenaming, setRenaming] = useState(false);
  const label = text(isCollapsed ? 'editor.expand' : 'editor.collapse', {
    name: inFile(file, group.name),
  });
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={id}
      className={`${styles.group} ${top === null ? styles.stuck : ''}`}
      style={top === null ? { width } : { top, width }}
    >
      <div
        role="rowheader"
        aria-expanded={!isCollapsed}
        aria-colindex={1}
        aria-colspan={columns}
        aria-label={[
          group.name,
          text('editor.keys', { count: keys }),
          ...place,
          text('editor.to_translate', { count: toTranslate }),
        ].join(', ')}
        tabIndex={props.isFocused ? 0 : -1}
        data-column={0}
        className={styles.groupHead}
        style={{ width: viewportWidth }}
      >
        <button
          type="button"
          tabIndex={-1}
          className={styles.caret}
          aria-label={label}
          title={label}
          onClick={() => props.onToggle(group.id)}
        >
          {isCollapsed ? <RightOutlined aria-hidden /> : <DownOutlined aria-hidden />}
        </button>
        {file && <FileName {...file} />}
        {isRenaming ? (
          <GroupNameField
            className={styles.nameField}
            group={group}
            onEnd={(isDone) => {
              setRenaming(false);
              if (isDone) props.onRenamed(`g${group.id}`);
            }}
          />
        ) : (
          <span className={styles.groupName}>
            <PlaceholderText text={group.name} hits={hitsIn(group.name, query)} />
          </span>
        )}
        <span className={`num ${styles.count}`}>{text('editor.keys', { count: keys })}</span>
        <span className={styles.groupEnd}>
          <GroupMenu group={group} isReachable={props.isFocused} onRename={() => setRenaming(true)} />
          {toTranslate > 0 && (
            <span className={`num ${styles.todo}`}>
              {text('editor.to_translate', { count: toTranslate })}
            </span>
          )}
        </span>
      </div>
    </div>
  );
});

interface GroupMenuProps extends Pick<GroupRowProps, 'group'> {
  /** Whether the Tab key reaches it from the header. */
  isReachable: boolean;
  onRename: () => void;
}

function GroupMenu({ group, isReachable, onRename }: GroupMenuProps) {
  const text = useText();
  const tools = useEditor();
  const { can, project } = tools;
  const openDialog = useOpenDialog();
  const structure = useStructure(project);
  const items = [
    ...(can('canWriteKey')
      ? [
          {
            key: 'new',
            label: text('editor.new_key_in'),
            onClick: () => openDialog('new-key', { in: group.id }),
          },
        ]
      : []),
    ...(can('canWriteGroup')
      ? [{ key: 'rename', label: text('editor.rename_group'), onClick: onRename }]
      : []),
    ...(mayDeleteGroup(tools, structure, group)
      ? [
          { type: 'divider' as const },
          {
            key: 'delete',
            danger: true,
            label: text('editor.delete_group'),
            onClick: () => openDialog('delete-group', { of: group.id }),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu menu={{ items }} placement="bottomRight">
      <Button
        type="text"
        size="small"
        tabIndex={isReachable ? 0 : -1}
        className={styles.menu}
        icon={<MoreOutlined aria-hidden />}
        aria-label={text('editor.group_menu', { name: groupNamer(structure.files)(group) })}
      />
    </Menu>
  );
}
