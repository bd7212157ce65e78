import { WarningOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useState } from 'react';

import { useText } from '../../i18n/use-text.js';
import type { NamedLanguage } from '../../lib/text/language.js';
import { WarningsList } from '../files/warnings/WarningsList.js';
import styles from './ImportPreviewTabs.module.css';
import type { ImportPreview } from './preview.js';
import type { Import } from './use-import-preview.js';
import { PreviewIssues } from './PreviewIssues.js';
import type { PreviewIssue } from './preview-issues.js';
import { PreviewTable } from './PreviewTable.js';

interface ImportPreviewTabsProps {
  preview: ImportPreview;
  /** The language translated from. */
  reference: NamedLanguage;
  /** The language imported into. */
  language: NamedLanguage;
  isNew: boolean;
  onCompletePlurals: () => void;
  moved: Import['moved'];
  issues: readonly PreviewIssue[];
  onChoose: Import['choose'];
}

const TABS = ['existing', 'created', 'missing', 'issues', 'warnings'] as const;

type Tab = (typeof TABS)[number];

/** What an import will do: keys it fills, keys it makes, keys it leaves alone, and what it warns of. */
export function ImportPreviewTabs(props: ImportPreviewTabsProps) {
  const { preview, isNew, issues } = props;
  const text = useText();
  const [chosen, choose] = useState<Tab>('existing');
  const counts = { ...lengths(preview), issues: issues.length };
  const tab = counts[chosen] > 0 ? chosen : (TABS.find((one) => counts[one] > 0) ?? 'existing');
  const option = (value: Tab, label: string) => ({
    value,
    disabled: counts[value] === 0,
    label: (
      <span className={`num ${styles.tab} ${value === 'warnings' ? styles.warnings : ''}`}>
        {value === 'warnings' && <WarningOutlined aria-hidden />}
        {label} <b>{text('editor.count', { count: counts[value] })}</b>
      </span>
    ),
  });
  const options = [
    option('existing', text('imports.tab_existing')),
    option('created', text('imports.tab_new')),
    option('missing', text('imports.tab_missing')),
    ...(issues.length > 0 ? [option('issues', text('imports.tab_issues'))] : []),
    ...(preview.warnings.length > 0 ? [option('warnings', text('imports.tab_warnings'))] : []),
  ];
  return (
    <div className={styles.preview}>
      <div className={styles.tabs}>
        <Segmented<Tab> value={tab} options={options} onChange={choose} aria-label={text('export.preview')} />
      </div>
      {tab === 'existing' && !isNew && <ChangeCounts values={preview.values} />}
      <TabContent {...props} tab={tab} />
    </div>
  );
}

function TabContent(props: ImportPreviewTabsProps & { tab: Tab }) {
  const { tab, preview, issues, isNew, onChoose, ...shared } = props;
  const { onCompletePlurals, ...table } = shared;
  if (tab === 'issues')
    return <PreviewIssues issues={issues} language={shared.language} onChoose={onChoose} />;
  if (tab === 'warnings')
    return (
      <div className={styles.list}>
        <WarningsList warnings={preview.warnings} onCompletePlurals={onCompletePlurals} />
      </div>
    );
  return (
    <PreviewTable
      {...table}
      rows={preview[tab]}
      from={tab !== 'missing' ? 'file' : isNew ? null : 'project'}
      // Everything that a new language is given is new: what is left of it is among the issues.
      onChoose={tab === 'missing' || isNew ? undefined : onChoose}
    />
  );
}

const CHANGE_COUNTS = [
  ['replaced', 'imports.will_replace'],
  ['kept', 'imports.will_keep'],
  ['filled', 'imports.will_fill'],
] as const;

/** What becomes of the values of existing keys, in numbers. */
function ChangeCounts({ values }: { values: ImportPreview['values'] }) {
  const text = useText();
  const told = CHANGE_COUNTS.filter(([kind]) => values[kind] > 0);
  return (
    <ul className={`num ${styles.kinds}`}>
      {told.map(([kind, id]) => (
        <li key={kind}>{text(id, { count: values[kind] })}</li>
      ))}
      {told.length === 0 && <li>{text('imports.will_change_nothing')}</li>}
    </ul>
  );
}

const lengths = ({ existing, created, missing, warnings }: ImportPreview) => ({
  existing: existing.length,
  created: created.length,
  missing: missing.length,
  warnings: warnings.length,
});
