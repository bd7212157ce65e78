import { useState } from 'react';
import type { DragEvent } from 'react';

/** What a row needs to be dragged to another place. */
export interface DraggedRow {
  /** Where a row would be dropped, seen from this one. */
  drop: 'before' | 'after' | undefined;
  row: { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
  grip: { draggable: true; onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
}

/**
 * Rows that are dragged to another place by a grip.
 *
 * @returns what the row at an index needs
 */
export function useDragOrder(onMove: (from: number, to: number) => void): (index: number) => DraggedRow {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = (): void => {
    setFrom(null);
    setOver(null);
  };
  return (index) => ({
    drop: from === null || over !== index || from === index ? undefined : from < index ? 'after' : 'before',
    row: {
      onDragOver(event) {
        // Something else is dragged over the page, such as a file.
        if (from === null) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop(event) {
        if (from === null) return;
        event.preventDefault();
        if (from !== index) onMove(from, index);
        end();
      },
    },
    grip: {
      draggable: true,
      onDragStart({ currentTarget, dataTransfer }) {
        const row = currentTarget.closest('tr');
        if (row) dataTransfer.setDragImage(row, 0, 0);
        dataTransfer.effectAllowed = 'move';
        setFrom(index);
      },
      onDragEnd: end,
    },
  });
}
