import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { absoluteTime } from '../../lib/relative-time.js';
import { langOf } from '../../lib/language.js';
import { LanguageBadge } from '../../ui/LanguageBadge.js';
import { PlaceholderText } from '../../ui/PlaceholderText.js';
import { StatusGlyph } from '../../ui/StatusGlyph.js';
import { mayEdit, mayReview, useEditor } from './editor-tools.js';
import { shownStatus } from './search/filter-keys.js';
import type { KeyToFilter } from './search/filter-keys.js';
import { ValueHistory } from './activity/ValueHistory.js';
import { FormGlyph } from './FormGlyph.js';
import styles from './KeyPanel.module.css';
import { KeyMenu } from './KeyMenu.js';
import type { KeyActions } from './KeyMenu.js';
import { KeyName } from './KeyName.js';
import { PanelField } from './PanelField.js';
import { ReviewButtons } from './ReviewButtons.js';
import { StatusBadge, worstStatus } from './StatusBadge.js';
import { useCells } from './store/use-cells.js';

interface KeyPanelProps extends KeyActions {
  row: KeyToFilter;
  /** The reference first. */
  languages: readonly LanguageView[];
  onStep: ((direction: 1 | -1) => void) | null;
  onClose: () => void;
}

/** One key in all its languages. */
export function KeyPanel(props: KeyPanelProps) {
  const { row, languages } = props;
  return (
    <aside className={styles.panel} aria-label={row.name}>
      <PanelHead key={row.id} {...props} />
      <div className={styles.body}>
        {languages.map((language) => (
          <LanguagePart key={`${row.id} ${language.id}`} row={row} language={language} />
        ))}
      </div>
    </aside>
  );
}

function PanelHead({ row, onStep, onClose, renameKey, onChangeKind, onDelete }: KeyPanelProps) {
  const text = useText();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <div className={styles.head}>
      <div className={styles.names}>
        <span className={styles.group}>{row.groupName}</span>
        <KeyName row={row} isRenaming={isRenaming} onRenaming={setRenaming} renameKey={renameKey} />
      </div>
      <div className={styles.buttons}>
        {onStep && (
          <>
            <Button
              type="text"
              size="small"
              icon={<UpOutlined aria-hidden />}
              aria-label={text('editor.previous')}
              onClick={() => onStep(-1)}
            />
            <Button
              type="text"
              size="small"
              icon={<DownOutlined aria-hidden />}
              aria-label={text('editor.next')}
              onClick={() => onStep(1)}
            />
          </>
        )}
        <KeyMenu
          row={row}
          onRename={() => setRenaming(true)}
          onChangeKind={onChangeKind}
          onDelete={onDelete}
        />
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={text('app.close')}
          onClick={onClose}
        />
      </div>
    </div>
  );
}

/** A language of the key: read where one may not write, else its fields; and what one may judge. */
function LanguagePart({ row, language }: { row: KeyToFilter; language: LanguageView }) {
  const tools = useEditor();
  const text = useText();
  const { dictionary } = useLocale();
  const cells = useCells(tools.project, row, language.id);
  const isReference = language.id === tools.reference?.id;
  const isEditable = mayEdit(tools, language) && !isReference;
  const status = worstStatus(cells.map(({ cell }) => shownStatus(cell.text, cell.status)));
  const needsReview = mayReview(tools, language) && (status === 'modified' || status === 'invalidated');
  const version = cells.reduce((sum, { cell }) => sum + (cell.saved?.version ?? 0), 0);
  const changedAt = cells.map(({ cell }) => cell.saved?.updatedAt ?? '').reduce((a, b) => (a > b ? a : b));
  return (
    <section className={styles.language} aria-label={language.name}>
      <div className={styles.languageHead}>
        <LanguageBadge name={language.name} />
        <h3 className={styles.languageName}>{language.name}</h3>
        {isReference && <span className={styles.source}>{text('editor.source')}</span>}
        <span className={styles.end}>
          {needsReview ? <ReviewButtons row={row} language={language} /> : <StatusBadge status={status} />}
        </span>
      </div>
      <div className={row.isPlural ? styles.forms : styles.form}>
        {cells.map(({ ref, cell }) => (
          <div key={ref.quantity ?? 'one'} className={styles.line}>
            {ref.quantity !== null && <small>{ref.quantity}</small>}
            {isEditable ? (
              <PanelField place={ref} row={row} language={language} />
            ) : (
              <span className={cell.text === '' ? styles.empty : styles.read} {...langOf(language.name)}>
                {cell.text === '' ? text('editor.status_empty') : <PlaceholderText text={cell.text} />}
              </span>
            )}
            {ref.quantity === null ? (
              <StatusGlyph status={shownStatus(cell.text, cell.status)} />
            ) : (
              <FormGlyph
                isReachable
                place={ref}
                row={row}
                language={language}
                status={shownStatus(cell.text, cell.status)}
              />
            )}
          </div>
        ))}
      </div>
      <div className={styles.past}>
        {changedAt !== '' && status !== 'empty' && (
          <p className={styles.date}>
            {text('editor.changed_on', { date: absoluteTime(changedAt, dictionary.locale) })}
          </p>
        )}
        <ValueHistory row={row} language={language} version={version} />
      </div>
    </section>
  );
}
