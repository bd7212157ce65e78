import { NO_FILTERS, readView, WHOLE_VIEW, writeView } from './url-view.js';
import type { View } from './url-view.js';

const read = (query: string): View => {
  const parameters = new URLSearchParams(query);
  return readView((name) => parameters.get(name));
};

describe('readView', () => {
  it.each<[string, Partial<View>]>([
    ['', {}],
    ['access=target', { access: 'target' }],
    ['access=other', {}],
    ['langs=3,5', { languageIds: [3, 5] }],
    ['langs=x', {}],
    ['group=4&q=pay%20now', { groupId: 4, query: 'pay now' }],
    ['group=-1', {}],
    ['status=invalidated,empty,none', { statuses: ['empty', 'invalidated'] }],
    ['issues=1', { findings: 'any' }],
    ['issues=missing', { findings: 'missing' }],
    ['issues=other', {}],
    ['size=28&page=3', { size: 28, page: 3 }],
    ['size=13', {}],
    ['key=9007199254740993', {}],
    ['key=12', { keyId: 12 }],
    ['key=12&tab=context', { keyId: 12, tab: 'context' }],
    ['tab=history&history=3', { tab: 'history', historyOf: 3 }],
    ['tab=other', {}],
  ])('%s', (query, expected) => expect(read(query)).toEqual({ ...WHOLE_VIEW, ...expected }));
});

describe('writeView', () => {
  it('goes back to the first page when the filters change', () => {
    expect(writeView({ statuses: ['empty', 'modified'] })).toEqual({ status: 'empty,modified', page: null });
  });

  it('keeps the page when a key is opened', () => {
    expect(writeView({ keyId: 12 })).toEqual({ key: '12' });
    expect(writeView({ tab: 'history', historyOf: 2 })).toEqual({ tab: 'history', history: '2' });
  });

  it('clears every filter at once', () => {
    expect(writeView(NO_FILTERS)).toEqual({
      access: null,
      langs: null,
      file: null,
      group: null,
      status: '',
      issues: null,
      stale: null,
      q: '',
      page: null,
    });
  });

  it('is read back as it was written', () => {
    const view: View = {
      access: 'source',
      languageIds: [2, 3],
      groupId: 8,
      statuses: ['modified', 'validated'],
      findings: 'missing',
      isStale: true,
      query: 'été & "co"',
      keyId: 5,
      tab: 'history',
      historyOf: 3,
      size: 56,
      page: 2,
    };
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(writeView(view))) if (value) parameters.set(name, value);
    expect(read(parameters.toString())).toEqual(view);
  });
});
