import { CloseOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { useText } from '../../../i18n/use-text.js';
import type { ValueSectionProps } from '../../../project/section-props.js';
import { shownStatus, worstStatus } from '../../../project/store/shown-status.js';
import { groupNamer } from '../../../project/store/file-labels.js';
import { useCells } from '../../../project/store/use-cells.js';
import { SidePanel } from '../../../ui/dialogs/Dialog.js';
import { useEditor } from '../view/editor-context.js';
import { useEditorView } from '../view/editor-view.js';
import type { KeyTabPart } from '../key-panel/key-tabs.js';
import { KeyTabs } from '../key-panel/KeyTabs.js';
import { KeyMenu } from '../keys/KeyMenu.js';
import { KeyName } from '../keys/KeyName.js';
import { SheetPresence } from '../live/SheetPresence.js';
import { ReviewButtons } from '../status/ReviewButtons.js';
import { StatusBadge } from '../status/StatusBadge.js';
import { useReviewable } from '../status/use-reviewable.js';
import styles from './PhoneSheet.module.css';

interface PhoneSheetProps {
  tabs: readonly KeyTabPart<ValueSectionProps>[];
}

/** The open key over the list: its tabs, its review, and buttons to its neighbours. */
export function PhoneSheet({ tabs }: PhoneSheetProps) {
  const { view, structure, pair, onView } = useEditorView();
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
          tabs={tabs}
          row={row}
          language={pair.target}
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

interface SheetContentProps extends ValueSectionProps {
  tabs: PhoneSheetProps['tabs'];
  /** The user was typing in the previous key, so the field takes the focus. */
  takesFocus: boolean;
  onStep: (keyId: number, isTyping: boolean) => void;
}

function SheetContent({ tabs, row, language, takesFocus, onStep }: SheetContentProps) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) content.current?.querySelector('textarea')?.focus();
  }, [takesFocus]);
  return (
    <div ref={content} className={styles.content}>
      <SheetHead row={row} language={language} />
      <KeyTabs
        tabs={tabs}
        with={{ row, language }}
        name={row.name}
        size="large"
        className={styles.tabs}
        bodyClassName={styles.body}
      />
      <SheetFoot row={row} language={language} onStep={onStep} />
    </div>
  );
}

function SheetHead({ row, language }: ValueSectionProps) {
  const text = useText();
  const { project } = useEditor();
  const { structure, onView } = useEditorView();
  const [isRenaming, setRenaming] = useState(false);
  const cells = useCells(project.cells, row, language.id);
  const keyIds = structure.groups.find(({ id }) => id === row.groupId)?.keyIds ?? [];
  return (
    <div className={styles.head}>
      <div className={styles.names}>
        <KeyName row={row} isRenaming={isRenaming} onRenaming={setRenaming} />
        <span className={styles.place}>
          {text('editor.place_in_group', {
            group: groupNamer(structure.files)({ name: row.groupName, fileId: row.fileId }),
            at: keyIds.indexOf(row.id) + 1,
            of: keyIds.length,
          })}
        </span>
        <SheetPresence row={row} language={language} className={styles.place} />
      </div>
      <StatusBadge status={worstStatus(cells.map(({ cell }) => shownStatus(cell.text, cell.status)))} glyph />
      <KeyMenu row={row} className={styles.close} onRename={() => setRenaming(true)} />
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

function SheetFoot({ row, language, onStep }: ValueSectionProps & Pick<SheetContentProps, 'onStep'>) {
  const isTyping = useRef(false);
  const text = useText();
  const isReviewable = useReviewable({ row, language });
  const { keys } = useEditorView();
  const at = keys.findIndex(({ id }) => id === row.id);
  const step = (direction: 1 | -1, icon: 'left' | 'right') => (
    <Button
      size="large"
      icon={icon === 'left' ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />}
      aria-label={text(direction < 0 ? 'editor.previous' : 'editor.next')}
      disabled={keys[at + direction] === undefined}
      // Read before the press takes the focus from the field.
      onPointerDown={() => {
        isTyping.current = document.activeElement instanceof HTMLTextAreaElement;
      }}
      onClick={() => onStep(keys[at + direction]?.id ?? row.id, isTyping.current)}
    />
  );
  return (
    <div className={styles.foot}>
      {step(-1, 'left')}
      {isReviewable ? <ReviewButtons row={row} language={language} size="large" /> : <span />}
      {step(1, 'right')}
    </div>
  );
}
