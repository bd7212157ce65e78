import { useCallback, useMemo, useRef } from 'react';

import { useAtomValue } from 'jotai';

import { useElementSize } from '../../lib/use-element-size.js';
import { useAtLeast } from '../../lib/use-media.js';
import { useVirtual } from '../../lib/use-virtual.js';
import { useCollapsed } from './grid/collapsed.js';
import { gridRows } from './grid/grid-rows.js';
import { PhoneCard } from './PhoneCard.js';
import type { PhoneProps } from './PhoneEditor.js';
import { PhoneGroup } from './PhoneGroup.js';
import styles from './PhoneEditor.module.css';
import { cardLines } from './grid/row-heights.js';
import type { CardLines } from './grid/row-heights.js';
import { groupRowBefore } from './grid/use-grid-layout.js';

const GROUP_HEIGHT = 46;
const PADDING = 32;
const NO_CARD: CardLines = { source: 1, target: 1, height: GROUP_HEIGHT };

/** The keys as cards, by group; as virtual as the grid. */
export function PhoneList({ project, keys, structure, pair, onView }: PhoneProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const { width } = useElementSize(scroller);
  const isTwoColumns = useAtLeast('sm');
  const { store, revision } = project.cells;
  const now = useAtomValue(revision, { store });
  const [collapsed, toggle] = useCollapsed(project.projectId);
  const rows = useMemo(
    () => gridRows(keys, structure.groups, collapsed),
    [keys, structure.groups, collapsed],
  );
  const [sourceId, targetId] = [pair.source?.id ?? 0, pair.target?.id ?? 0];
  const { lines } = useMemo(
    () => ({
      now,
      lines: rows.map((row) => {
        if (row.kind === 'group') return NO_CARD;
        const { id: keyId, isPlural } = row.key;
        const textOf = (languageId: number): string =>
          project.cell({ keyId, languageId, quantity: null }).text;
        const texts = { source: textOf(sourceId), target: textOf(targetId), isPlural };
        return cardLines(texts, { width: width - PADDING, isTwoColumns });
      }),
    }),
    [rows, project, sourceId, targetId, width, isTwoColumns, now],
  );
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
