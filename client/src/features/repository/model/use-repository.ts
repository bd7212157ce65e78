import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { Remote } from 'comlink';

import type { PluralMode } from '#core/domain/plural-rules.js';
import { modeLosingLess } from '#core/formats/plurals/plural-loss.js';

import type { Opened, RepositoryService } from '../reading/repository-service.js';
import { NO_CHOICES } from '../reading/repository-view.js';
import type { ReadingChoices, RepositoryPoint, RepositoryView } from '../reading/repository-view.js';
import { startRepository } from '../reading/start-repository.js';
import type { RepositorySource } from '../source/repository-source.js';
import { lossesOf, takenFiles } from './selection.js';
import type { TakenFile, Ticks } from './selection.js';

export type ReadingState =
  | { readonly status: 'reading'; readonly done: number }
  | { readonly status: 'found' }
  | { readonly status: 'broken' | 'too_large' | 'failed' };

/** A repository as it is looked at, with what a person has chosen. */
export interface Repository {
  readonly source: RepositorySource | null;
  readonly state: ReadingState;
  /** Null until it is read. */
  readonly view: RepositoryView | null;
  /** The points that were first there: a decided one can be decided again. */
  readonly points: readonly RepositoryPoint[];
  readonly choices: ReadingChoices;
  /** Changes what is read and grouped, which happens in place. */
  readonly choose: (change: Partial<ReadingChoices>) => void;
  readonly ticks: Ticks;
  readonly tick: (ids: readonly string[], isTicked: boolean) => void;
  /** The tag of the base language; null: nothing says it, and nobody has chosen one. */
  readonly baseTag: string | null;
  readonly losses: Readonly<Record<PluralMode, number>>;
  readonly pluralMode: PluralMode;
  readonly choosePluralMode: (mode: PluralMode) => void;
  /** What an import takes. */
  readonly taken: readonly TakenFile[];
  /** The worker; null unless a source is open. */
  readonly service: () => Remote<RepositoryService> | null;
}

interface Kept {
  readonly source: RepositorySource | null;
  readonly state: ReadingState;
  readonly view: RepositoryView | null;
  readonly points: readonly RepositoryPoint[];
  readonly choices: ReadingChoices;
  readonly ticks: Ticks;
  readonly mode: PluralMode | null;
}

const startOf = (source: RepositorySource | null, { choices, ticks }: KnownChoices): Kept => ({
  source,
  state: { status: 'reading', done: 0 },
  view: null,
  points: [],
  choices,
  ticks,
  mode: null,
});

/** What earlier imports say of a repository, and a person may say otherwise. */
export interface KnownChoices {
  readonly choices: ReadingChoices;
  readonly ticks: Ticks;
}

const NOTHING_KNOWN: KnownChoices = { choices: NO_CHOICES, ticks: new Map() };

/** What an existing project says of its imports. */
export interface FixedChoices {
  readonly baseTag: string | null;
  /** Of the languages that it has. */
  readonly tags: readonly string[];
  readonly pluralMode: PluralMode;
}

/** Reads a repository in a worker, and keeps what is chosen about it until there is another one. */
export function useRepository(
  source: RepositorySource | null,
  fixed: FixedChoices | null = null,
  known = NOTHING_KNOWN,
): Repository {
  const [kept, setKept] = useState(() => startOf(source, known));
  if (kept.source !== source) setKept(startOf(source, known));
  const { choices, view, ticks } = kept;
  const service = useService(source, choices, known.choices, setKept);
  const baseTag = fixed ? fixed.baseTag : baseIn(kept);
  const taken = useMemo(() => (view ? takenFiles(view, ticks, baseTag) : []), [view, ticks, baseTag]);
  const losses = useMemo(() => lossesOf(taken), [taken]);
  return {
    source,
    state: kept.state,
    view,
    points: kept.points,
    choices,
    choose: (change) => setKept((now) => ({ ...now, choices: { ...now.choices, ...change } })),
    ticks,
    tick: (ids, isTicked) => setKept((now) => ({ ...now, ticks: ticked(now.ticks, ids, isTicked) })),
    baseTag,
    losses,
    pluralMode: fixed?.pluralMode ?? kept.mode ?? modeOf(losses),
    choosePluralMode: (mode) => setKept((now) => ({ ...now, mode })),
    taken,
    service,
  };
}

const baseIn = ({ choices, view }: Kept): string | null => choices.base ?? view?.base.tag ?? null;

const ticked = (ticks: Ticks, ids: readonly string[], isTicked: boolean): Ticks =>
  new Map([...ticks, ...ids.map((id) => [id, isTicked] as const)]);

/** Reads the source, and groups it again with each choice. Returns the worker of the present source. */
function useService(
  source: RepositorySource | null,
  choices: ReadingChoices,
  first: ReadingChoices,
  setKept: Dispatch<SetStateAction<Kept>>,
): Repository['service'] {
  const service = useRef<Remote<RepositoryService>>(null);
  useEffect(() => {
    if (!source) return undefined;
    let isCurrent = true;
    const update = (change: Partial<Kept>): void => {
      if (isCurrent) setKept((now) => ({ ...now, ...change }));
    };
    const started = startRepository(source, (done) => update({ state: { status: 'reading', done } }), first);
    service.current = started.service;
    started.opened.then(
      (opened) => update({ state: { status: opened.status }, ...found(opened) }),
      () => update({ state: { status: 'failed' } }),
    );
    return () => {
      isCurrent = false;
      service.current = null;
      started.stop();
    };
  }, [source, first, setKept]);

  useEffect(() => {
    if (choices === first || !service.current) return undefined;
    let isCurrent = true;
    service.current.review(choices).then(
      (changed) => isCurrent && setKept((now) => ({ ...now, view: changed })),
      () => isCurrent && setKept((now) => ({ ...now, state: { status: 'failed' } })),
    );
    return () => void (isCurrent = false);
  }, [choices, first, setKept]);
  return useCallback(() => service.current, []);
}

const found = (opened: Opened): Pick<Kept, 'view' | 'points'> =>
  opened.status === 'found' ? { view: opened.view, points: opened.view.points } : { view: null, points: [] };

const modeOf = ({ strict, cldr }: Record<PluralMode, number>): PluralMode =>
  modeLosingLess({
    strict: { plurals: 0, forms: 0, texts: strict },
    cldr: { plurals: 0, forms: 0, texts: cldr },
  });
