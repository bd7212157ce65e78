import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAtomValue } from 'jotai';
import { memo, useId } from 'react';
import type { CSSProperties } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { hasOneLanguage } from '../../../lib/last-language.js';
import { langOf } from '../../../lib/text/language.js';
import { useStructure } from '../../../project/project-context.js';
import { LanguageBadge } from '../../../project/ui/languages/LanguageBadge.js';
import { ProgressBar } from '../../../project/ui/ProgressBar.js';
import { Tooltip } from '../../../ui/popups/Tooltip.js';
import { isSource } from '../view/columns.js';
import type { Widths } from '../view/columns.js';
import { mayEdit } from '../../../project/rights.js';
import { useOpenDialog } from '../../../project/open-dialog.js';
import { useEditor } from '../view/editor-context.js';
import { useEditorView } from '../view/editor-view.js';
import { Menu } from '../../../ui/popups/Menu.js';
import styles from './GridHeader.module.css';
import { HeaderShares } from './HeaderShares.js';
import type { ShownColumn } from './KeyRow.js';
import { HEADER_HEIGHT } from '../rows/row-heights.js';

interface GridHeaderProps {
  width: number;
  widths: Widths;
  reference: LanguageView | null;
  columns: readonly ShownColumn[];
  /** The selected rows. */
  picked: Picked;
}

type Picked = false | 'some' | 'all';

/** The headers of the languages: name, shares of translated and validated values, progress, and a menu. */
export const GridHeader = memo(function GridHeader(props: GridHeaderProps) {
  const { width, widths, reference, columns, picked } = props;
  const text = useText();
  const header = (language: LanguageView, column: number, style: CSSProperties) => (
    <LanguageHeader key={language.id} language={language} column={column} style={style} />
  );
  return (
    <div role="row" aria-rowindex={1} className={styles.header} style={{ width, height: HEADER_HEIGHT }}>
      <div
        role="columnheader"
        aria-colindex={1}
        aria-label={text('editor.key')}
        className={styles.keyHeader}
        style={{ width: widths.key }}
      >
        <PickAll picked={picked} />
        {text('editor.key')}
      </div>
      {reference &&
        header(reference, 1, { position: 'sticky', left: widths.key, width: widths.reference, zIndex: 3 })}
      {columns.map(({ language, column, left }) =>
        header(language, column, { position: 'absolute', left, width: widths.other }),
      )}
    </div>
  );
});

/** Selects every row, as Ctrl+A does. */
function PickAll({ picked }: { picked: Picked }) {
  const text = useText();
  const { can } = useEditor();
  if (!can('canWriteStatus')) return null;
  return (
    // The grid handles the clicks, as for the rows.
    <span className={styles.pick} data-pick-all>
      <input
        ref={(box) => {
          if (box) box.indeterminate = picked === 'some';
        }}
        type="checkbox"
        tabIndex={-1}
        aria-label={text('editor.select_all')}
        checked={picked === 'all'}
        readOnly
      />
    </span>
  );
}

interface LanguageHeaderProps {
  language: LanguageView;
  column: number;
  style: CSSProperties;
}

function LanguageHeader({ language, column, style }: LanguageHeaderProps) {
  const text = useText();
  const tools = useEditor();
  const { project, reference } = tools;
  const id = useId();
  const structure = useStructure(project);
  const isItsSource = isSource(language, reference, structure);
  const counts = useAtomValue(project.cells.countsOf(language.id), { store: project.cells.store });
  return (
    <div
      role="columnheader"
      aria-colindex={column + 1}
      // The name of the column only, without its menu and numbers.
      aria-labelledby={isItsSource ? `${id}-name ${id}-source` : `${id}-name`}
      className={styles.language}
      style={style}
    >
      <div className={styles.languageName}>
        <LanguageBadge {...language} />
        <span id={`${id}-name`} className={styles.languageText} {...langOf(language)}>
          {language.name}
        </span>
        {isItsSource && (
          <span id={`${id}-source`} className={styles.source}>
            {text('editor.source')}
          </span>
        )}
        <LanguageMenu
          language={language}
          isReference={language.id === reference?.id}
          mayFill={mayEdit(tools, language) && counts.empty > 0}
        />
        <HeaderShares counts={counts} languageId={language.id} />
      </div>
      <Tooltip title={text('a11y.progress', { ...counts })}>
        <span className={styles.progress}>
          <ProgressBar counts={counts} label={text('a11y.progress', { ...counts })} isExplained />
        </span>
      </Tooltip>
    </div>
  );
}

interface LanguageMenuProps {
  language: LanguageView;
  isReference: boolean;
  mayFill: boolean;
}

function LanguageMenu({ language, isReference, mayFill }: LanguageMenuProps) {
  const text = useText();
  const { can } = useEditor();
  const { choice, choose, onView, structure } = useEditorView();
  const openDialog = useOpenDialog();
  const { id } = language;
  const mayWrite = can('canWriteLanguage') && language.access === 'target';
  const items = [
    ...(isReference
      ? []
      : [
          {
            key: 'reference',
            label: text('editor.reference'),
            onClick: () => choose({ ...choice, referenceId: id }),
          },
        ]),
    {
      key: 'hide',
      label: text('editor.menu_hide'),
      onClick: () => choose({ ...choice, hidden: [...choice.hidden, id] }),
    },
    {
      key: 'empty',
      label: text('editor.menu_only_empty'),
      onClick: () => onView({ languageIds: [id], statuses: ['empty'], isStale: false, access: 'all' }),
    },
    ...(isReference || !mayFill
      ? []
      : [{ key: 'fill', label: text('editor.menu_fill'), onClick: () => openDialog('fill', { of: id }) }]),
    ...(mayWrite
      ? [
          {
            key: 'import',
            label: text('language.import'),
            onClick: () => openDialog('import-language', { of: id }),
          },
        ]
      : []),
    ...(mayWrite && !hasOneLanguage(structure)
      ? [
          { type: 'divider' as const },
          {
            key: 'delete',
            danger: true,
            label: text('editor.delete_language'),
            onClick: () => openDialog('delete-language', { of: id }),
          },
        ]
      : []),
  ];
  return (
    <Menu menu={{ items }} placement="bottomRight">
      <Button
        type="text"
        size="small"
        className={styles.menu}
        icon={<MoreOutlined aria-hidden />}
        aria-label={text('editor.language_menu', { name: language.name })}
      />
    </Menu>
  );
}
