import { ArrowRightOutlined } from '@ant-design/icons';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../i18n/use-text.js';
import { lazily } from '../../lib/lazily.js';
import { useOnce } from '../../lib/use-once.js';
import { whenIdle } from '../../lib/when-idle.js';
import { LanguageBadge } from '../../ui/LanguageBadge.js';
import { NativeSelect } from '../../ui/NativeSelect.js';
import { ProgressBar } from '../../ui/ProgressBar.js';
import type { EditorParts } from './Editor.js';
import type { LanguagePair } from './pair.js';
import { PhoneList } from './PhoneList.js';
import styles from './PhoneEditor.module.css';
import { StatusChips } from './StatusChips.js';

const PhoneSheet = lazily(async () => (await import('./PhoneSheet.js')).PhoneSheet);

export interface PhoneProps extends EditorParts {
  pair: LanguagePair;
  empty: ReactNode;
}

/** Two languages, a list of cards, a sheet to edit in: all within the reach of a thumb. */
export function PhoneEditor(props: PhoneProps) {
  const { pair, view, onView, shown, empty } = props;
  const text = useText();
  const hasOpened = useOnce(view.keyId !== null);
  useEffect(() => whenIdle(PhoneSheet.fetchAhead), []);
  return (
    <>
      <div className={styles.top}>
        <PairBar {...props} />
        {pair.target && <Progress parts={props} language={pair.target} />}
      </div>
      <div className={styles.chips}>
        <button
          type="button"
          aria-pressed={view.statuses.length === 0}
          className={`${styles.chip} ${view.statuses.length === 0 ? styles.on : ''}`}
          onClick={() => onView({ statuses: [] })}
        >
          {text('app.all')}{' '}
          <b className="num">{text('editor.count', { count: props.structure.keys.size })}</b>
        </button>
        <StatusChips
          statuses={view.statuses}
          offered={['empty', 'modified', 'invalidated', 'validated']}
          counts={shown.counts}
          onChange={(statuses) => onView({ statuses })}
        />
        {shown.stale > 0 && (
          <button type="button" className={styles.chip} onClick={shown.refresh}>
            {text('editor.stale_rows', { count: shown.stale })} <b>{text('editor.refresh')}</b>
          </button>
        )}
      </div>
      {empty === null ? <PhoneList {...props} /> : <div className={styles.empty}>{empty}</div>}
      {hasOpened && <PhoneSheet {...props} />}
    </>
  );
}

function PairBar({ structure, pair, choice, choose, onView }: PhoneProps) {
  const text = useText();
  const options = structure.languages.map(({ id, name }) => ({ value: id, label: name }));
  const select = (label: string, language: LanguageView | null, onChange: (id: number) => void) => (
    <NativeSelect
      className={styles.select}
      label={label}
      value={language?.id}
      options={options}
      onChange={onChange}
    >
      {language && <LanguageBadge name={language.name} />}
      {language?.name}
    </NativeSelect>
  );
  return (
    <div className={styles.pair}>
      {select(text('editor.source_full'), pair.source, (referenceId) => choose({ ...choice, referenceId }))}
      <ArrowRightOutlined aria-hidden className={styles.arrow} />
      {select(text('editor.target_full'), pair.target, (id) => onView({ languageIds: [id] }))}
    </div>
  );
}

function Progress({ parts, language }: { parts: PhoneProps; language: LanguageView }) {
  const text = useText();
  const { cells } = parts.project;
  const counts = useAtomValue(cells.countsOf(language.id), { store: cells.store });
  const total = counts.empty + counts.modified + counts.validated + counts.invalidated;
  const share = (count: number): number => (total === 0 ? 0 : Math.floor((count / total) * 100) / 100);
  return (
    <div className={`num ${styles.progress}`}>
      <ProgressBar counts={counts} label={text('a11y.progress', { ...counts })} />
      <span>
        {text('dashboard.progress', {
          translated: share(total - counts.empty),
          validated: share(counts.validated),
        })}
      </span>
    </div>
  );
}
