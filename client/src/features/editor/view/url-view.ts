import { isCheckId } from '#core/checks/check-ids.js';

import type { QueryChange } from '../../../lib/hooks/use-query.js';
import { searchInUrl, searchOfUrl } from '../../../project/search/file-terms.js';
import { SHOWN_STATUSES } from '../../../project/store/shown-status.js';
import type { FindingFilter } from '../../../project/findings/finding-filter.js';
import type { ShownStatus } from '../../../project/store/shown-status.js';

export type Access = 'all' | 'source' | 'target';

export const PAGE_SIZES = [14, 28, 56, 112] as const;

/** The tabs of an open key. */
export const KEY_TABS = ['texts', 'context', 'history'] as const;

export type KeyTab = (typeof KEY_TABS)[number];

/** The view of the editor in the URL. */
export interface View {
  access: Access;
  /** The languages to show; null for those of `access`. */
  languageIds: readonly number[] | null;
  groupId: number | null;
  statuses: readonly ShownStatus[];
  /** Also keys with such a finding; null for no filter. */
  findings: FindingFilter | null;
  /** Also keys with a value whose source has changed. */
  isStale: boolean;
  query: string;
  /** The key whose panel is open. */
  keyId: number | null;
  /** The tab of the open key, or of the next key to open. */
  tab: KeyTab;
  /** The language of the history tab; null for the whole key. */
  historyOf: number | null;
  /** Keys per page; null for all. */
  size: number | null;
  /** From 1. */
  page: number;
}

export const WHOLE_VIEW: View = {
  access: 'all',
  languageIds: null,
  groupId: null,
  statuses: [],
  findings: null,
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

/** `issues=1` stands for errors and warnings, `issues=missing` for the findings of that check. */
const findingsOf = (text: string | null): FindingFilter | null =>
  text === '1' ? 'any' : isCheckId(text) ? text : null;

/** Reads a URL. Unknown values are ignored. */
export function readView(get: (name: string) => string | null): View {
  const access = get('access');
  const size = id(get('size'));
  const statuses = list(get('status'));
  return {
    access: access === 'source' || access === 'target' ? access : 'all',
    languageIds: idsOf(get('langs')),
    groupId: id(get('group')),
    statuses: SHOWN_STATUSES.filter((status) => statuses.includes(status)),
    findings: findingsOf(get('issues')),
    isStale: get('stale') === '1',
    query: searchOfUrl(get('file'), get('q')),
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
  findings: (findings) => ({ issues: findings === 'any' ? '1' : findings }),
  isStale: (isStale) => ({ stale: isStale ? '1' : null }),
  query: searchInUrl,
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

/** The query parameters for a change of the view. A change of the filters returns to the first page. */
export function writeView(change: Partial<View>): QueryChange {
  const changesRows = PARTS.some((part) => change[part] !== undefined && !KEEPS_PAGE.includes(part));
  const written = PARTS.map((part) => writePart(part, change));
  return written.reduce<QueryChange>((all, part) => ({ ...all, ...part }), changesRows ? { page: null } : {});
}

/** A view without filters. */
export const NO_FILTERS: Partial<View> = {
  access: 'all',
  languageIds: null,
  groupId: null,
  statuses: [],
  findings: null,
  isStale: false,
  query: '',
};
