import { useEffect, useEffectEvent, useRef } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { announce } from '../../../lib/announce.js';
import type { FieldFinding } from './use-field-findings.js';

/** More new findings are announced as a number. */
const MOST = 2;

/** Announces new findings to screen readers, once per pause. Earlier ones are part of the description of the field. */
export function useAnnouncedFindings(
  findings: readonly FieldFinding[],
  isActive: boolean,
  say: (finding: FieldFinding) => string,
): void {
  const text = useText();
  const known = useRef<ReadonlySet<string> | null>(null);
  const tell = useEffectEvent((all: readonly FieldFinding[]): void => {
    const news = all.filter(({ id }) => known.current !== null && !known.current.has(id));
    known.current = new Set(all.map(({ id }) => id));
    if (!isActive || news.length === 0) return;
    announce(news.length > MOST ? text('finding.count', { count: news.length }) : news.map(say).join('. '));
  });
  useEffect(() => tell(findings), [findings]);
}
