import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../i18n/use-text.js';
import { langOf } from '../../lib/language.js';
import { SidePanel } from '../../ui/Dialog.js';
import { PlaceholderText } from '../../ui/PlaceholderText.js';
import { mayEdit, mayReview, placesOfKey, useEditor } from './editor-tools.js';
import { shownStatus } from './search/filter-keys.js';
import type { KeyToFilter } from './search/filter-keys.js';
import { ValueHistory } from './activity/ValueHistory.js';
import { FormGlyph } from './FormGlyph.js';
import { KeyMenu } from './KeyMenu.js';
import { KeyName } from './KeyName.js';
import { PanelField } from './PanelField.js';
import type { PhoneProps } from './PhoneEditor.js';
import styles from './PhoneSheet.module.css';
import { ReviewButtons } from './ReviewButtons.js';
import { SaveState } from './SaveState.js';
import { StatusBadge, worstStatus } from './StatusBadge.js';
import { useCells } from './store/use-cells.js';

/** The open key, over the list: source, fields, judgement, and its neighbours. */
export function PhoneSheet(props: PhoneProps) {
  const { view, structure, pair, onView } = props;
  const row = view.keyId === null ? undefined : structure.keys.get(view.keyId);
  const [typingIn, setTypingIn] = useState<number | null>(null);
  return (
    <SidePanel
      open={row !== undefined && pair.target !== null}
      placement="bottom"
      size="calc(100% - 48px)"
      closable={false}
      rootClassName={styles.sheet ?? ''}
      onClose={() => onView({ keyId: null })}
      aria-label={row?.name}
    >
      {row && pair.target && (
        <SheetContent
          key={row.id}
          {...props}
          row={row}
          target={pair.target}
          takesFocus={typingIn === row.id}
          onStep={(keyId, isTyping) => {
            setTypingIn(isTyping ? keyId : null);
            onView({ keyId });
          }}
        />
      )}
    </SidePanel>
  );
}

interface SheetContentProps extends PhoneProps {
  row: KeyToFilter;
  target: LanguageView;
  /** The key before this one was left while typing: one goes on typing. */
  takesFocus: boolean;
  onStep: (keyId: number, isTyping: boolean) => void;
}

function SheetContent(props: SheetContentProps) {
  const { row, target, project } = props;
  const text = useText();
  const tools = useEditor();
  const cells = useCells(project, row, target.id);
  const isEditable = mayEdit(tools, target);
  const version = cells.reduce((sum, { cell }) => sum + (cell.saved?.version ?? 0), 0);
  const content = useRef<HTMLDivElement>(null);
  const { takesFocus } = props;
  useEffect(() => {
    if (takesFocus) content.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  return (
    <div ref={content} className={styles.content}>
      <SheetHead {...props} />
      <div className={styles.body}>
        <Source row={row} source={props.pair.source} />
        {cells.map(({ ref, cell }) => (
          <div key={ref.quantity ?? 'one'} className={styles.field}>
            {ref.quantity !== null && (
              <div className={styles.formHead}>
                <small aria-hidden>{ref.quantity}</small>
                <FormGlyph
                  place={ref}
                  row={row}
                  language={target}
                  status={shownStatus(cell.text, cell.status)}
                  isReachable
                />
              </div>
            )}
            {isEditable ? (
              <PanelField place={ref} row={row} language={target} size="large" />
            ) : (
              <p {...langOf(target.name)}>{cell.text === '' ? text('editor.status_empty') : cell.text}</p>
            )}
          </div>
        ))}
        {isEditable && <SheetState {...props} />}
        <div className={styles.past}>
          <ValueHistory row={row} language={target} version={version} />
        </div>
      </div>
      <SheetFoot {...props} />
    </div>
  );
}

function SheetHead({ row, target, structure, project, onView, ...actions }: SheetContentProps) {
  const text = useText();
  const [isRenaming, setRenaming] = useState(false);
  const cells = useCells(project, row, target.id);
  const keyIds = structure.groups.find(({ id }) => id === row.groupId)?.keyIds ?? [];
  return (
    <div className={styles.head}>
      <div className={styles.names}>
        <KeyName row={row} isRenaming={isRenaming} onRenaming={setRenaming} renameKey={actions.renameKey} />
        <span className={styles.place}>
          {text('editor.place_in_group', {
            group: row.groupName,
            at: keyIds.indexOf(row.id) + 1,
            of: keyIds.length,
          })}
        </span>
      </div>
      <StatusBadge status={worstStatus(cells.map(({ cell }) => shownStatus(cell.text, cell.status)))} glyph />
      <KeyMenu
        row={row}
        className={styles.close}
        onRename={() => setRenaming(true)}
        onChangeKind={actions.onChangeKind}
        onDelete={actions.onDelete}
      />
      <Button
        type="text"
        className={styles.close ?? ''}
        icon={<CloseOutlined aria-hidden />}
        aria-label={text('app.close')}
        onClick={() => onView({ keyId: null })}
      />
    </div>
  );
}

function Source({ row, source }: { row: KeyToFilter; source: LanguageView | null }) {
  const { project } = useEditor();
  const cells = useCells(project, row, source?.id ?? 0);
  if (!source) return null;
  return (
    <div className={styles.source} {...langOf(source.name)}>
      {cells.map(({ ref, cell }) => (
        <div key={ref.quantity ?? 'one'} className={ref.quantity === null ? undefined : styles.form}>
          {ref.quantity !== null && <small>{ref.quantity}</small>}
          <span>
            <PlaceholderText text={cell.text} />
          </span>
        </div>
      ))}
    </div>
  );
}

function SheetState({ project, row, target, pair, onGoal }: SheetContentProps) {
  const text = useText();
  const { source } = pair;
  const copy = (): void => {
    for (const ref of placesOfKey(row, target.id))
      project.commit(ref, project.cell({ ...ref, languageId: source?.id ?? 0 }).text);
  };
  return (
    <div className={styles.state}>
      <SaveState project={project} onShow={({ keyId, languageId }) => onGoal({ keyId, languageId })} />
      {source && source.id !== target.id && (
        <Button type="link" onClick={copy}>
          {text('editor.copy_source')}
        </Button>
      )}
    </div>
  );
}

function SheetFoot({ row, target, keys, onStep }: SheetContentProps) {
  const isTyping = useRef(false);
  const text = useText();
  const tools = useEditor();
  const at = keys.findIndex(({ id }) => id === row.id);
  const step = (direction: 1 | -1, icon: 'left' | 'right') => (
    <Button
      size="large"
      icon={icon === 'left' ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />}
      aria-label={text(direction < 0 ? 'editor.previous' : 'editor.next')}
      disabled={keys[at + direction] === undefined}
      // The press may take the focus from the field already, so it is looked at before.
      onPointerDown={() => {
        isTyping.current = document.activeElement instanceof HTMLTextAreaElement;
      }}
      onClick={() => onStep(keys[at + direction]?.id ?? row.id, isTyping.current)}
    />
  );
  return (
    <div className={styles.foot}>
      {step(-1, 'left')}
      {mayReview(tools, target) ? <ReviewButtons row={row} language={target} size="large" /> : <span />}
      {step(1, 'right')}
    </div>
  );
}
