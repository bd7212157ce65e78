import { useCallback, useMemo, useRef } from 'react';

import { useElementSize } from '../../../lib/hooks/use-element-size.js';
import { useAtLeast } from '../../../lib/hooks/use-media.js';
import { useVirtual } from '../../../lib/hooks/use-virtual.js';
import { useCollapsed } from '../rows/collapsed.js';
import { gridRows, groupRowBefore } from '../rows/grid-rows.js';
import type { GridRow } from '../rows/grid-rows.js';
import { PhoneCard } from './PhoneCard.js';
import { useEditor } from '../view/editor-context.js';
import { useEditorView } from '../view/editor-view.js';
import { PhoneGroup } from './PhoneGroup.js';
import styles from './PhoneEditor.module.css';
import { CARD_FORMS, cardLines } from '../rows/row-heights.js';
import type { CardLines } from '../rows/row-heights.js';
import { useMeasured } from '../rows/use-row-heights.js';
import type { ValueTable } from '../../../project/store/value-table.js';

const GROUP_HEIGHT = 46;
const PADDING = 32;
const NO_CARD: CardLines = { source: 1, target: 1, height: GROUP_HEIGHT };

/** The number of lines for the forms on a card: as many as fit, and one more if some do not. */
function cardForms(table: ValueTable, keyId: number, languageId: number): number {
  if (!table.isCldr) return CARD_FORMS;
  const shown = Math.min(CARD_FORMS, Math.max(1, table.filledOf(keyId, languageId)));
  return table.countOf(keyId, languageId) > shown ? shown + 1 : shown;
}

const isSameCard = (one: CardLines, other: CardLines): boolean =>
  one.height === other.height && one.source === other.source && one.target === other.target;

/** The keys as cards, by group. Virtual like the grid. */
export function PhoneList() {
  const { project } = useEditor();
  const { keys, structure, pair, onView } = useEditorView();
  const scroller = useRef<HTMLDivElement>(null);
  const { width } = useElementSize(scroller);
  const isTwoColumns = useAtLeast('sm');
  const [collapsed, toggle] = useCollapsed(project.projectId);
  const rows = useMemo(
    () => gridRows(keys, structure.groups, collapsed),
    [keys, structure.groups, collapsed],
  );
  const [sourceId, targetId] = [pair.source?.id ?? 0, pair.target?.id ?? 0];
  const measure = useMemo(
    () =>
      (row: GridRow, table: ValueTable): CardLines => {
        if (row.kind === 'group') return NO_CARD;
        const { id, isPlural } = row.key;
        const [slot] = table.slotsOf(id);
        const textOf = (languageId: number): string => table.column(languageId).texts[slot] ?? '';
        const forms = isPlural ? cardForms(table, id, targetId) : null;
        const texts = { source: textOf(sourceId), target: textOf(targetId), forms };
        return cardLines(texts, { width: width - PADDING, isTwoColumns });
      },
    [sourceId, targetId, width, isTwoColumns],
  );
  const lines = useMeasured(project, rows, measure, isSameCard);
  const virtual = useVirtual({
    count: rows.length,
    scroller: () => scroller.current,
    sizeOf: (index) => lines[index]?.height ?? GROUP_HEIGHT,
    keyOf: useCallback((index: number) => (lines[index] ? (rows[index]?.id ?? index) : index), [rows, lines]),
    overscan: 6,
    withIndex: useCallback((first: number) => groupRowBefore(rows, first), [rows]),
  });
  const active = groupRowBefore(rows, virtual.firstVisible);
  return (
    <div ref={scroller} className={styles.list} data-grid>
      <div className={styles.content} style={{ height: virtual.totalSize }}>
        {width > 0 &&
          virtual.items.map(({ index, start }) => {
            const row = rows[index];
            if (row?.kind === 'group')
              return (
                <PhoneGroup
                  key={row.id}
                  group={row.group}
                  keys={row.keys}
                  top={index === active ? null : start}
                  isCollapsed={collapsed.has(row.group.id)}
                  onToggle={toggle}
                />
              );
            return (
              row && (
                <PhoneCard
                  key={row.id}
                  row={row.key}
                  top={start}
                  lines={lines[index] ?? NO_CARD}
                  pair={pair}
                  onOpen={(keyId) => onView({ keyId })}
                />
              )
            );
          })}
      </div>
    </div>
  );
}
