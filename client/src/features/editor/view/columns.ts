import type { LanguageView } from '#core/api/languages.js';

import { readJson, writeJson } from '../../../lib/storage.js';
import type { Structure } from '../../../project/store/structure.js';
import type { RowOrder } from './row-order.js';
import type { View } from './url-view.js';

export type Density = 'comfortable' | 'compact';

/** The user's choice of columns and rows in a project, stored on this device. */
export interface ColumnChoice {
  hidden: readonly number[];
  /** Language ids in display order. Languages that are not listed follow, in the project's order. */
  order: readonly number[];
  /** The language shown as the source; null for the first of the project. */
  referenceId: number | null;
  density: Density;
  rowOrder: RowOrder;
}

export const DEFAULT_CHOICE: ColumnChoice = {
  hidden: [],
  order: [],
  referenceId: null,
  density: 'comfortable',
  rowOrder: 'file',
};

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number');

const isAbsentOr = (known: readonly string[], value: unknown): boolean =>
  value === undefined || known.some((one) => one === value);

/** A choice stored before there were a density and an order of rows is valid. */
function isChoice(value: unknown): value is Partial<ColumnChoice> {
  if (typeof value !== 'object' || value === null) return false;
  const { hidden, order, referenceId, density, rowOrder } = value as Partial<
    Record<keyof ColumnChoice, unknown>
  >;
  return (
    isIds(hidden) &&
    isIds(order) &&
    (referenceId === null || typeof referenceId === 'number') &&
    isAbsentOr(['comfortable', 'compact'], density) &&
    isAbsentOr(['file', 'name'], rowOrder)
  );
}

const storageKey = (projectId: number): string => `motley.columns.${projectId}`;

export const readChoice = (projectId: number): ColumnChoice => ({
  ...DEFAULT_CHOICE,
  ...readJson(storageKey(projectId), isChoice),
});

export const keepChoice = (projectId: number, choice: ColumnChoice): void =>
  writeJson(storageKey(projectId), choice);

export interface Columns {
  /** The pinned column; null if it is hidden or the project has no language. */
  reference: LanguageView | null;
  others: LanguageView[];
  /** The languages that search, statuses and counts apply to: in the target view, without the pinned reference. */
  filtered: number[];
  /** Whether every text is cut to one line. */
  isCompact: boolean;
}

/** The languages in the order chosen by the user. */
export function inChosenOrder(languages: readonly LanguageView[], order: readonly number[]): LanguageView[] {
  const rank = new Map(order.map((id, at) => [id, at]));
  const of = ({ id }: LanguageView): number => rank.get(id) ?? order.length;
  return [...languages].sort((one, other) => of(one) - of(other));
}

export const referenceOf = (languages: readonly LanguageView[], choice: ColumnChoice): LanguageView | null =>
  languages.find(({ id }) => id === choice.referenceId) ?? languages[0] ?? null;

type Languages = Pick<Structure, 'languages' | 'targetRestricted'>;

/**
 * Read-only languages and the reference are sources. For a member limited to some target languages, those are no
 * sources, not even as the reference.
 */
export const isSource = (
  language: LanguageView,
  reference: LanguageView | null,
  { targetRestricted }: Pick<Languages, 'targetRestricted'>,
): boolean => language.access === 'source' || (!targetRestricted && language.id === reference?.id);

/** The shown columns, by access, URL and choice. In the target view, the reference stays pinned. */
export function columnsOf(
  { languages, targetRestricted }: Languages,
  { access, languageIds }: Pick<View, 'access' | 'languageIds'>,
  choice: ColumnChoice,
): Columns {
  const reference = referenceOf(languages, choice);
  const isWanted = (language: LanguageView): boolean => {
    if (choice.hidden.includes(language.id)) return false;
    if (languageIds !== null && !languageIds.includes(language.id)) return false;
    return access === 'all' || (access === 'source') === isSource(language, reference, { targetRestricted });
  };
  const wanted = inChosenOrder(languages, choice.order).filter(isWanted);
  const pinsReference =
    reference !== null &&
    !choice.hidden.includes(reference.id) &&
    (access !== 'source' || wanted.includes(reference));
  return {
    reference: pinsReference ? reference : null,
    others: wanted.filter(({ id }) => id !== reference?.id),
    filtered: wanted.map(({ id }) => id),
    isCompact: choice.density === 'compact',
  };
}

export interface Widths {
  key: number;
  reference: number;
  other: number;
}

const WIDE = { key: 264, column: 300 };
const NARROW = { key: 220, column: 280 };
/** The width of a column that is cut by the edge, which shows that there are more. */
const PEEK = 320;
/** The minimum widths if not even one column fits beside the pinned ones, as with an open panel. */
const LEAST = { key: 160, column: 240 };

interface Room {
  viewport: number;
  /** Whether the window, not the grid, is wide. */
  isWide: boolean;
}

/**
 * Widths that fill the window. Two languages share it equally. With more, whole columns are shown if at least two fit
 * beside the pinned ones, else one and a part of the next. No column is narrower than a sentence needs: the grid
 * scrolls sideways.
 */
export function widthsOf({ reference, others }: Columns, { viewport, isWide }: Room): Widths {
  const { key, column } = isWide ? WIDE : NARROW;
  const shown = others.length + (reference ? 1 : 0);
  if (shown <= 2 || viewport - key - column < LEAST.column) return sharedWidths(viewport, key, shown);
  const pinned = reference ? column : 0;
  const room = viewport - key - pinned;
  const fitting = Math.min(others.length, Math.floor(room / column));
  const isWhole = fitting >= Math.min(others.length, 2);
  const other = isWhole ? Math.floor(room / fitting) : Math.min(PEEK, room);
  return { key, reference: column, other };
}

/** One column, or two of equal width, the second completely visible if possible. */
function sharedWidths(viewport: number, wanted: number, languages: number): Widths {
  const seen = Math.max(1, Math.min(2, languages));
  const key = Math.max(LEAST.key, Math.min(wanted, viewport - seen * LEAST.column));
  const each = Math.max(LEAST.column, Math.floor((viewport - key) / seen));
  return { key, reference: each, other: each };
}
