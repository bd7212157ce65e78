import { isCheckId } from '#core/checks/check-ids.js';

import type { QueryChange } from '../../lib/hooks/use-query.js';
import { SHOWN_STATUSES } from '../../project/store/shown-status.js';
import type { IssueFilter } from '../../project/issues/issue-filter.js';
import type { ShownStatus } from '../../project/store/shown-status.js';

export type Access = 'all' | 'source' | 'target';

export const PAGE_SIZES = [14, 28, 56, 112] as const;

/** The tabs of an open key. */
export const KEY_TABS = ['texts', 'context', 'history'] as const;

export type KeyTab = (typeof KEY_TABS)[number];

/** The view of the editor in the URL. */
export interface View {
  access: Access;
  /** The only languages shown; null = those of `access`. */
  languageIds: readonly number[] | null;
  groupId: number | null;
  statuses: readonly ShownStatus[];
  /** Keys with such an issue, beside those of the statuses. */
  issues: IssueFilter | null;
  /** Keys with a value whose source has changed, beside those of the statuses. */
  isStale: boolean;
  query: string;
  /** The key whose panel is open. */
  keyId: number | null;
  /** The tab of the open key, or of the next one that is opened. */
  tab: KeyTab;
  /** The language whose history the tab shows; null = that of the whole key. */
  historyOf: number | null;
  /** Keys per page; null = all. */
  size: number | null;
  /** From 1. */
  page: number;
}

export const WHOLE_VIEW: View = {
  access: 'all',
  languageIds: null,
  groupId: null,
  statuses: [],
  issues: null,
  isStale: false,
  query: '',
  keyId: null,
  tab: 'texts',
  historyOf: null,
  size: null,
  page: 1,
};

const id = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

const list = (text: string | null): string[] => (text ?? '').split(',').filter((part) => part !== '');

function idsOf(text: string | null): number[] | null {
  const ids = list(text).flatMap((part) => id(part) ?? []);
  return ids.length > 0 ? ids : null;
}

/** `issues=1`: errors and warnings; `issues=missing`: what that check finds. */
const issuesOf = (text: string | null): IssueFilter | null =>
  text === '1' ? 'any' : isCheckId(text) ? text : null;

/** Reads an address; whatever it does not understand counts as not said. */
export function readView(get: (name: string) => string | null): View {
  const access = get('access');
  const size = id(get('size'));
  const statuses = list(get('status'));
  return {
    access: access === 'source' || access === 'target' ? access : 'all',
    languageIds: idsOf(get('langs')),
    groupId: id(get('group')),
    statuses: SHOWN_STATUSES.filter((status) => statuses.includes(status)),
    issues: issuesOf(get('issues')),
    isStale: get('stale') === '1',
    query: get('q') ?? '',
    keyId: id(get('key')),
    tab: KEY_TABS.find((known) => known === get('tab')) ?? 'texts',
    historyOf: id(get('history')),
    size: PAGE_SIZES.find((known) => known === size) ?? null,
    page: id(get('page')) ?? 1,
  };
}

const numberOf = (value: number | null | undefined): string | null => value?.toString() ?? null;

/** The URL form of each part of the view; null if absent. */
const WRITE: { [Part in keyof View]: (value: View[Part]) => QueryChange } = {
  access: (access) => ({ access: access === 'all' ? null : access }),
  languageIds: (ids) => ({ langs: ids?.join(',') ?? null }),
  groupId: (groupId) => ({ group: numberOf(groupId) }),
  statuses: (statuses) => ({ status: statuses.join(',') }),
  issues: (issues) => ({ issues: issues === 'any' ? '1' : issues }),
  isStale: (isStale) => ({ stale: isStale ? '1' : null }),
  query: (query) => ({ q: query }),
  keyId: (keyId) => ({ key: numberOf(keyId) }),
  tab: (tab) => ({ tab: tab === 'texts' ? null : tab }),
  historyOf: (languageId) => ({ history: numberOf(languageId) }),
  size: (size) => ({ size: numberOf(size) }),
  page: (page) => ({ page: page > 1 ? numberOf(page) : null }),
};

const PARTS = Object.keys(WRITE) as (keyof View)[];
const KEEPS_PAGE: readonly (keyof View)[] = ['keyId', 'tab', 'historyOf', 'page'];

function writePart<Part extends keyof View>(part: Part, change: Partial<View>): QueryChange {
  const value = change[part];
  return value === undefined ? {} : WRITE[part](value);
}

/** The parameters a change of the view sets; a change of what is shown goes back to the first page. */
export function writeView(change: Partial<View>): QueryChange {
  const changesRows = PARTS.some((part) => change[part] !== undefined && !KEEPS_PAGE.includes(part));
  const written = PARTS.map((part) => writePart(part, change));
  return written.reduce<QueryChange>((all, part) => ({ ...all, ...part }), changesRows ? { page: null } : {});
}

/** The address without any filter. */
export const NO_FILTERS: Partial<View> = {
  access: 'all',
  languageIds: null,
  groupId: null,
  statuses: [],
  issues: null,
  isStale: false,
  query: '',
};
