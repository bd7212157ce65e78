import { ArrowRightOutlined } from '@ant-design/icons';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import type { ReactNode } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { useOnce } from '../../../lib/hooks/use-once.js';
import { whenIdle } from '../../../lib/when-idle.js';
import { LanguageBadge } from '../../../project/ui/languages/LanguageBadge.js';
import { NativeSelect } from '../../../ui/fields/NativeSelect.js';
import { fetchChecks } from '../../../project/checks/use-cell-findings.js';
import { ProgressBar } from '../../../project/ui/ProgressBar.js';
import { useEditor } from '../view/editor-context.js';
import { useEditorView } from '../view/editor-view.js';
import { FilesChip } from '../files-filter/FilesChip.js';
import { LazyFindingChip } from '../filter-bar/LazyFindingChip.js';
import { StaleFilter } from '../filter-bar/StaleFilter.js';
import { StatusChips } from '../filter-bar/StatusChips.js';
import { PhoneList } from './PhoneList.js';
import styles from './PhoneEditor.module.css';

/** The editor on a phone: a choice of two languages, a list of cards, and a sheet for editing. */
export function PhoneEditor({ empty }: { empty: ReactNode }) {
  const { slots, pair, structure, view, onView, shown } = useEditorView();
  const { PhoneSheet } = slots;
  const text = useText();
  const isUnfiltered = view.statuses.length === 0 && view.findings === null && !view.isStale;
  const hasOpened = useOnce(view.keyId !== null);
  useEffect(() => whenIdle(PhoneSheet.fetchAhead), [PhoneSheet]);
  useEffect(() => whenIdle(fetchChecks), []);
  return (
    <>
      <div className={styles.top}>
        <PairBar />
        {pair.target && <Progress language={pair.target} />}
      </div>
      <div className={styles.chips}>
        <button
          type="button"
          aria-pressed={isUnfiltered}
          className={`${styles.chip} ${isUnfiltered ? styles.on : ''}`}
          onClick={() => onView({ statuses: [], findings: null, isStale: false })}
        >
          {text('app.all')} <b className="num">{text('editor.count', { count: structure.keys.size })}</b>
        </button>
        <FilesChip />
        <StatusChips
          statuses={view.statuses}
          counts={shown.counts}
          onChange={(statuses) => onView({ statuses })}
        />
        <LazyFindingChip />
        <StaleFilter />
        {shown.stale > 0 && (
          <button type="button" className={styles.chip} onClick={shown.refresh}>
            {text('editor.stale_rows', { count: shown.stale })} <b>{text('editor.refresh')}</b>
          </button>
        )}
      </div>
      {empty === null ? <PhoneList /> : <div className={styles.empty}>{empty}</div>}
      {hasOpened && <PhoneSheet />}
    </>
  );
}

function PairBar() {
  const { structure, pair, choice, choose, onView } = useEditorView();
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
      {language && <LanguageBadge {...language} />}
      <span>{language?.name}</span>
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

function Progress({ language }: { language: LanguageView }) {
  const text = useText();
  const { cells } = useEditor().project;
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
