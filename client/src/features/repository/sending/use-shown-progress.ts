import { useEffect, useState } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { announce } from '../../../lib/announce.js';
import { totalsOf } from '../model/selection.js';
import type { TakenFile } from '../model/selection.js';
import { rowStates, secondsLeft, shareDone } from './progress.js';
import type { Progress, RowState } from './progress.js';

/** How far an import is, as a whole. */
export interface ShownShare {
  readonly done: number;
  /** Of so many keys, or other things that are counted. */
  readonly keys: number;
  /** 0 to 1. */
  readonly share: number;
  readonly secondsLeft: number | null;
}

/** How far an import is, as it is shown. */
export interface ShownProgress extends ShownShare {
  /** By the id of the file. */
  readonly rows: ReadonlyMap<string, { readonly state: RowState; readonly done: number }>;
}

/** Faster imports show no progress. */
const SHOWN_AFTER_MS = 400;
const EVERY_MS = 150;

/** The progress of an import as time goes on; null unless one is under way for a while. Quarters are announced. */
export function useShownProgress(
  progress: Progress | null,
  taken: readonly TakenFile[],
): ShownProgress | null {
  const { keys } = totalsOf(taken);
  const texts = taken.reduce(
    (sum, { documents }) => documents.reduce((own, { document }) => own + document.keys, sum),
    0,
  );
  const shown = useShownShare(progress, { keys, texts, words: 'repo.progress_text' });
  if (!shown) return null;
  const states = rowStates(
    taken.map(({ file }) => file.keys),
    shown.done,
  );
  return {
    ...shown,
    rows: new Map(taken.map(({ file }, at) => [file.id, states[at] ?? { state: 'waiting', done: 0 }])),
  };
}

interface Counted {
  readonly keys: number;
  readonly texts: number;
  /** Says how many of the keys are done. */
  readonly words: 'repo.progress_text' | 'again.progress_text';
}

/** The same of the whole. */
export function useShownShare(progress: Progress | null, { keys, texts, words }: Counted): ShownShare | null {
  const text = useText();
  const now = useNow(progress !== null);
  const share = progress ? shareDone(progress, keys, texts, now) : 0;
  const quarter = Math.floor(share * 4);
  useEffect(() => {
    if (quarter === 0) return;
    announce(text(words, { done: Math.round((keys * quarter) / 4), keys }));
  }, [quarter, keys, words, text]);
  if (!progress || now - progress.startedAt < SHOWN_AFTER_MS) return null;
  const left = secondsLeft(share, progress.startedAt, now);
  return { done: Math.floor(keys * share), keys, share, secondsLeft: left };
}

/** The time, in ms since the page began, as it goes on. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(performance.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
