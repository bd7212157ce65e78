import { ReloadOutlined, WarningOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../i18n/use-text.js';
import { NativeSelect } from '../../ui/NativeSelect.js';
import { SearchField } from '../../ui/SearchField.js';
import type { ColumnChoice } from './columns.js';
import { ColumnsMenu } from './ColumnsMenu.js';
import styles from './FilterBar.module.css';
import type { ShownStatus } from './search/filter-keys.js';
import { StatusChips } from './StatusChips.js';
import type { GroupInfo } from './store/structure.js';
import type { Access, View } from './url-view.js';
import type { ShownKeys } from './search/use-shown-keys.js';

/** No group of the server has this id. */
const ALL_GROUPS = 0;

const CHIPS: readonly ShownStatus[] = ['empty', 'modified', 'invalidated'];

interface FilterBarProps {
  view: View;
  shown: ShownKeys;
  groups: readonly GroupInfo[];
  languages: readonly LanguageView[];
  choice: ColumnChoice;
  warnings: number;
  onView: (change: Partial<View>) => void;
  onChoice: (choice: ColumnChoice) => void;
  onWarnings: () => void;
  /** Leads from the search to what it found. */
  onFirstHit: () => void;
}

/** What is shown: every part combines with the others, none resets another. */
export function FilterBar(props: FilterBarProps) {
  const { view, shown, groups, warnings, onView } = props;
  const text = useText();
  const accesses = [
    { value: 'all' as const, label: text('editor.all_languages') },
    {
      value: 'source' as const,
      label: <Short short={text('editor.source')} full={text('editor.source_full')} />,
      title: text('editor.source_full'),
    },
    {
      value: 'target' as const,
      label: <Short short={text('editor.target')} full={text('editor.target_full')} />,
      title: text('editor.target_full'),
    },
  ];
  return (
    <div className={styles.frame}>
      <div className={styles.bar}>
        <Segmented<Access>
          className={styles.access ?? ''}
          options={accesses}
          value={view.access}
          onChange={(access) => onView({ access })}
        />
        <span aria-hidden className={styles.separator} />
        <StatusChips
          statuses={view.statuses}
          offered={view.statuses.includes('validated') ? [...CHIPS, 'validated'] : CHIPS}
          counts={shown.counts}
          onChange={(statuses) => onView({ statuses })}
        />
        <GroupFilter groups={groups} groupId={view.groupId} onView={onView} />
        {shown.stale > 0 && (
          <button type="button" className={`${styles.chip} ${styles.on}`} onClick={shown.refresh}>
            <ReloadOutlined aria-hidden />
            {text('editor.stale_rows', { count: shown.stale })}
            <b>{text('editor.refresh')}</b>
          </button>
        )}
        <span className={styles.end}>
          {warnings > 0 && <WarningsChip count={warnings} onClick={props.onWarnings} />}
          <SearchField
            className={styles.search}
            value={view.query}
            label={text('editor.search')}
            clearLabel={text('editor.clear_search')}
            onSearch={(query) => onView({ query })}
            onEnter={props.onFirstHit}
          />
          <ColumnsMenu
            languages={props.languages}
            choice={props.choice}
            statuses={view.statuses}
            onChoice={props.onChoice}
            onStatuses={(statuses) => onView({ statuses })}
          />
        </span>
      </div>
    </div>
  );
}

function GroupFilter({
  groups,
  groupId,
  onView,
}: Pick<FilterBarProps, 'groups' | 'onView'> & Pick<View, 'groupId'>) {
  const text = useText();
  const options = [
    { value: ALL_GROUPS, label: text('editor.all_groups') },
    ...groups.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const chosen = options.find(({ value }) => value === groupId) ?? options[0];
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

/** A word to see, and the whole name to hear. */
function Short({ short, full }: { short: string; full: string }) {
  return (
    <>
      <span aria-hidden>{short}</span>
      <span className="visually-hidden">{full}</span>
    </>
  );
}

function WarningsChip({ count, onClick }: { count: number; onClick: () => void }) {
  const text = useText();
  const label = text('imports.warnings_chip', { count });
  return (
    <button
      type="button"
      className={`${styles.chip} ${styles.warning}`}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <WarningOutlined aria-hidden />
      <span className={styles.label}>{label}</span>
      <b className={`num ${styles.short}`}>{text('editor.count', { count })}</b>
    </button>
  );
}
