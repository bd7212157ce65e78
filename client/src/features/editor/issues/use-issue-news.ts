import { useEffect, useEffectEvent, useRef } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { announce } from '../../../lib/announce.js';
import type { FieldIssue } from './use-field-issues.js';

/** More of them at once are a count. */
const MOST = 2;

/** Tells a screen reader which issues are new, once per pause; those that were there are read with the field. */
export function useIssueNews(
  issues: readonly FieldIssue[],
  isActive: boolean,
  say: (issue: FieldIssue) => string,
): void {
  const text = useText();
  const known = useRef<ReadonlySet<string> | null>(null);
  const tell = useEffectEvent((all: readonly FieldIssue[]): void => {
    const news = all.filter(({ id }) => known.current !== null && !known.current.has(id));
    known.current = new Set(all.map(({ id }) => id));
    if (!isActive || news.length === 0) return;
    announce(news.length > MOST ? text('issue.count', { count: news.length }) : news.map(say).join('. '));
  });
  useEffect(() => tell(issues), [issues]);
}
