import { WarningOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useState } from 'react';

import { useText } from '../../../i18n/use-text.js';
import type { NamedLanguage } from '../../../lib/text/language.js';
import { WarningsList } from '../../files/warnings/WarningsList.js';
import styles from './ImportPreviewTabs.module.css';
import type { ImportPreview } from './preview.js';
import type { Import } from './use-import-preview.js';
import { PreviewFindings } from './PreviewFindings.js';
import type { PreviewFinding } from './preview-findings.js';
import { PreviewTable } from './PreviewTable.js';

interface ImportPreviewTabsProps {
  preview: ImportPreview;
  /** The language shown as the source. */
  reference: NamedLanguage;
  /** The language to import into. */
  language: NamedLanguage;
  isNew: boolean;
  onCompletePlurals: () => void;
  moved: Import['moved'];
  findings: readonly PreviewFinding[];
  onChoose: Import['choose'];
}

const TABS = ['existing', 'created', 'missing', 'findings', 'warnings'] as const;

type Tab = (typeof TABS)[number];

/** The preview of an import: keys that it fills, adds or leaves unchanged, findings and warnings. */
export function ImportPreviewTabs(props: ImportPreviewTabsProps) {
  const { preview, isNew, findings } = props;
  const text = useText();
  const [chosen, choose] = useState<Tab>('existing');
  const counts = { ...lengths(preview), findings: findings.length };
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
    ...(findings.length > 0 ? [option('findings', text('imports.tab_findings'))] : []),
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
  const { tab, preview, findings, isNew, onChoose, ...shared } = props;
  const { onCompletePlurals, ...table } = shared;
  if (tab === 'findings')
    return <PreviewFindings findings={findings} language={shared.language} onChoose={onChoose} />;
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
      // Everything in a new language is new: texts that were left out are on the tab of findings.
      onChoose={tab === 'missing' || isNew ? undefined : onChoose}
    />
  );
}

const CHANGE_COUNTS = [
  ['replaced', 'imports.will_replace'],
  ['kept', 'imports.will_keep'],
  ['filled', 'imports.will_fill'],
] as const;

/** What the import does to the values of existing keys, in numbers. */
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
