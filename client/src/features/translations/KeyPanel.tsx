import { CloseOutlined, CopyOutlined, DownOutlined, MoreOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';

import type { LanguageView } from '#core/api/languages.js';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { absoluteTime } from '../../lib/relative-time.js';
import { langOf } from '../../lib/language.js';
import { LanguageBadge } from '../../ui/LanguageBadge.js';
import { PlaceholderText } from '../../ui/PlaceholderText.js';
import { StatusGlyph } from '../../ui/StatusGlyph.js';
import { toast } from '../../ui/toast.js';
import { mayEdit, mayReview, useEditor } from './editor-tools.js';
import { shownStatus } from './search/filter-keys.js';
import type { KeyToFilter } from './search/filter-keys.js';
import { ValueHistory } from './activity/ValueHistory.js';
import { FormGlyph } from './FormGlyph.js';
import styles from './KeyPanel.module.css';
import { PanelField } from './PanelField.js';
import { ReviewButtons } from './ReviewButtons.js';
import { StatusBadge, worstStatus } from './StatusBadge.js';
import { useCells } from './store/use-cells.js';

export interface KeyActions {
  onRename: (key: KeyToFilter) => void;
  onChangeKind: (key: KeyToFilter) => void;
  onDelete: (key: KeyToFilter) => void;
}

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
      <PanelHead {...props} />
      <div className={styles.body}>
        {languages.map((language) => (
          <LanguagePart key={`${row.id} ${language.id}`} row={row} language={language} />
        ))}
      </div>
    </aside>
  );
}

function PanelHead({ row, onStep, onClose, ...actions }: KeyPanelProps) {
  const text = useText();
  return (
    <div className={styles.head}>
      <div className={styles.names}>
        <span className={styles.group}>{row.groupName}</span>
        <h2 className={styles.name} translate="no">
          {row.name}
        </h2>
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
        <KeyMenu row={row} {...actions} />
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

function KeyMenu({ row, onRename, onChangeKind, onDelete }: { row: KeyToFilter } & KeyActions) {
  const text = useText();
  const { can } = useEditor();
  const copy = (): void => {
    void navigator.clipboard?.writeText(row.name).then(() => toast.success('toast.copied'));
  };
  const items = [
    { key: 'copy', icon: <CopyOutlined />, label: text('app.copy'), onClick: copy },
    ...(can('canWriteKey')
      ? [
          { key: 'rename', label: text('editor.rename_key'), onClick: () => onRename(row) },
          {
            key: 'kind',
            label: text('editor.change_kind', { kind: row.isPlural ? 'singular' : 'plural' }),
            onClick: () => onChangeKind(row),
          },
          { type: 'divider' as const },
          { key: 'delete', danger: true, label: text('editor.delete_key'), onClick: () => onDelete(row) },
        ]
      : []),
  ];
  return (
    <Dropdown trigger={['click']} menu={{ items }} placement="bottomRight">
      <Button
        type="text"
        size="small"
        icon={<MoreOutlined aria-hidden />}
        aria-label={text('editor.key_menu', { name: row.name })}
      />
    </Dropdown>
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
