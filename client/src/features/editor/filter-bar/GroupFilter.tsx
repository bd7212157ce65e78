import { useText } from '../../../i18n/use-text.js';
import { NativeSelect } from '../../../ui/fields/NativeSelect.js';
import { groupNamer } from '../../../project/store/file-labels.js';
import { useEditorView } from '../view/editor-view.js';
import styles from './FilterBar.module.css';

/** The value of the option for all groups; not the id of any. */
const ALL_GROUPS = 0;

/** Filters by group. */
export function GroupFilter() {
  const text = useText();
  const { structure, view, onView } = useEditorView();
  const nameOf = groupNamer(structure.files);
  const options = [
    { value: ALL_GROUPS, label: text('editor.all_groups') },
    ...structure.groups.map((group) => ({ value: group.id, label: nameOf(group) })),
  ];
  const chosen = options.find(({ value }) => value === view.groupId) ?? options[0];
  return (
    <NativeSelect
      className={`${styles.chip} ${styles.groups}`}
      label={text('key.group')}
      value={chosen?.value}
      options={options}
      onChange={(id) => onView({ groupId: id === ALL_GROUPS ? null : id })}
    >
      {chosen?.label}
    </NativeSelect>
  );
}
