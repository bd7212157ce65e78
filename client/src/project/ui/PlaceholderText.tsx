import { Fragment } from 'react';
import type { ReactNode } from 'react';

import { textParts } from '#core/checks/placeholder-parts.js';
import styles from './PlaceholderText.module.css';

interface PlaceholderTextProps {
  text: string;
  /** The hits of a search to mark: ordered [start, end) offsets. */
  hits?: readonly (readonly [number, number])[];
}

/** A read-only text with tinted placeholders. */
export function PlaceholderText({ text, hits = [] }: PlaceholderTextProps) {
  let start = 0;
  return textParts(text).map((part) => {
    const from = start;
    start += part.text.length;
    const content = marked(part.text, from, hits);
    return part.isPlaceholder ? (
      <span key={from} className={styles.placeholder} translate="no">
        {content}
      </span>
    ) : (
      <Fragment key={from}>{content}</Fragment>
    );
  });
}

/** The part of the text that begins at `from`, with its hits marked. */
function marked(text: string, from: number, hits: readonly (readonly [number, number])[]): ReactNode {
  const pieces: ReactNode[] = [];
  let at = 0;
  for (const [hitStart, hitEnd] of hits) {
    const start = Math.max(hitStart - from, at);
    const end = Math.min(hitEnd - from, text.length);
    if (end <= start) continue;
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  if (pieces.length === 0) return text;
  pieces.push(text.slice(at));
  return pieces;
}
