import { WarningOutlined } from '@ant-design/icons';
import { Segmented } from 'antd';
import { useState } from 'react';

import { useText } from '../../i18n/use-text.js';
import type { NamedLanguage } from '../../lib/text/language.js';
import { WarningsList } from '../files/warnings/WarningsList.js';
import styles from './ImportPreviewTabs.module.css';
import type { ImportPreview } from './preview.js';
import type { Import } from './use-import-preview.js';
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
  /** Absent: everything is taken. */
  onChoose: Import['choose'] | undefined;
}

type Tab = 'existing' | 'created' | 'missing' | 'warnings';

/** What an import will do: keys it fills, keys it makes, keys it leaves alone, and what it warns of. */
export function ImportPreviewTabs(props: ImportPreviewTabsProps) {
  const { preview, reference, language, isNew, onCompletePlurals, moved, onChoose } = props;
  const text = useText();
  const [chosen, choose] = useState<Tab>('existing');
  const tab = preview[chosen].length > 0 ? chosen : firstFilled(preview);
  const option = (value: Tab, label: string) => ({
    value,
    disabled: preview[value].length === 0,
    label: (
      <span className={`num ${styles.tab} ${value === 'warnings' ? styles.warnings : ''}`}>
        {value === 'warnings' && <WarningOutlined aria-hidden />}
        {label} <b>{text('editor.count', { count: preview[value].length })}</b>
      </span>
    ),
  });
  const options = [
    option('existing', text('imports.tab_existing')),
    option('created', text('imports.tab_new')),
    option('missing', text('imports.tab_missing')),
    ...(preview.warnings.length > 0 ? [option('warnings', text('imports.tab_warnings'))] : []),
  ];
  return (
    <div className={styles.preview}>
      <div className={styles.tabs}>
        <Segmented<Tab> value={tab} options={options} onChange={choose} aria-label={text('export.preview')} />
      </div>
      {tab === 'existing' && !isNew && <ChangeCounts values={preview.values} />}
      {tab === 'warnings' ? (
        <div className={styles.list}>
          <WarningsList warnings={preview.warnings} onCompletePlurals={onCompletePlurals} />
        </div>
      ) : (
        <PreviewTable
          rows={preview[tab]}
          reference={reference}
          language={language}
          from={tab !== 'missing' ? 'file' : isNew ? null : 'project'}
          moved={moved}
          onChoose={tab === 'missing' ? undefined : onChoose}
        />
      )}
    </div>
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

const firstFilled = (preview: ImportPreview): Tab =>
  (['existing', 'created', 'missing', 'warnings'] as const).find((tab) => preview[tab].length > 0) ??
  'existing';
