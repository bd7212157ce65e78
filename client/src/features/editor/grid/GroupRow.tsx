import { DownOutlined, MoreOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo, useState } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { lazily } from '../../../lib/lazily.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import { useStructure } from '../../../project/project-context.js';
import { mayDeleteGroup } from '../../../project/rights.js';
import { useEditor } from '../editor-context.js';
import { useEditorView } from '../editor-view.js';
import { checkGroupName } from '../keys/name-checks.js';
import { hitsIn } from '../../../project/search/filter-keys.js';
import { Menu } from '../../../ui/Menu.js';
import styles from './GroupRow.module.css';
import type { GroupInfo } from '../../../project/store/structure.js';

export const InlineName = lazily(async () => (await import('../keys/InlineName.js')).InlineName);

interface GroupRowProps {
  group: GroupInfo;
  id: string;
  index: number;
  /** Null: it sticks under the header, the keys of its group pass below. */
  top: number | null;
  width: number;
  viewportWidth: number;
  columns: number;
  keys: number;
  /** Empty values in the displayed languages. */
  toTranslate: number;
  isCollapsed: boolean;
  isFocused: boolean;
  onToggle: (groupId: number) => void;
  onRename: (groupId: number, name: string) => Promise<unknown>;
  /** The name is no longer being edited. */
  onRenamed: (rowId: `g${number}`) => void;
  onNewKey: (groupId: number) => void;
}

/** The header of a group of keys: folds them away, counts them. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { group, id, index, top, width, viewportWidth, columns, keys, toTranslate, isCollapsed } = props;
  const text = useText();
  const { query } = useEditor();
  const [isRenaming, setRenaming] = useState(false);
  const label = text(isCollapsed ? 'editor.expand' : 'editor.collapse', { name: group.name });
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
        aria-label={`${group.name}, ${text('editor.keys', { count: keys })}, ${text('editor.to_translate', { count: toTranslate })}`}
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
        {isRenaming ? (
          <InlineName
            className={styles.nameField}
            name={group.name}
            label={text('editor.name_of_group', { name: group.name })}
            check={checkGroupName}
            save={(name) => props.onRename(group.id, name)}
            errors={{
              group_already_exists: 'errors.group_already_exists',
              not_existing_group: 'errors.not_existing_group',
              403: 'errors.unauthorized',
            }}
            otherwise="errors.unknown-error"
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
          <GroupMenu
            group={group}
            isReachable={props.isFocused}
            onRename={() => setRenaming(true)}
            onNewKey={props.onNewKey}
          />
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

interface GroupMenuProps extends Pick<GroupRowProps, 'group' | 'onNewKey'> {
  /** By the Tab key, from its header. */
  isReachable: boolean;
  onRename: () => void;
}

function GroupMenu({ group, isReachable, onRename, onNewKey }: GroupMenuProps) {
  const text = useText();
  const tools = useEditor();
  const { can, project } = tools;
  const { onDeleteGroup } = useEditorView();
  const structure = useStructure(project);
  const items = [
    ...(can('canWriteKey')
      ? [{ key: 'new', label: text('editor.new_key_in'), onClick: () => onNewKey(group.id) }]
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
            onClick: () => onDeleteGroup(group.id),
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
        aria-label={text('editor.group_menu', { name: group.name })}
      />
    </Menu>
  );
}
