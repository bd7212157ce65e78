import { act, renderHook, waitFor } from '@testing-library/react';
import { useAtomValue } from 'jotai';

import type { CheckSettings } from '#core/api/checks.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { openForTest } from '../../testing/open-project.js';
import { aCheckSettings } from '../../testing/checks.js';
import { aKey, aProject, aProjectOf, aValue, DE, EN, FR } from '../../testing/sample-projects.js';
import { addKey } from '../store/edit-project.js';
import type { KeyFilter } from './use-shown-keys.js';
import { useShownKeys } from './use-shown-keys.js';

const ALL: KeyFilter = { query: '', statuses: [], findings: null, isStale: false, groupId: null };
const LANGUAGES = [EN.id, FR.id, DE.id];

const opened = new Set<() => void>();

afterEach(() => {
  opened.forEach((stop) => stop());
  opened.clear();
  localStorage.clear();
});

/** Shows the keys of a project that a filter leaves. `counts`: each number of stale rows that was rendered. */
function show(filter: Partial<KeyFilter>, details: ProjectDetails = aProject(), languageIds = LANGUAGES) {
  const { project } = openForTest({ details });
  const { cells, loader } = project;
  cells.store.set(project.checks, aCheckSettings());
  const counts: number[] = [];
  const { result, rerender, unmount } = renderHook(
    (asked: { filter: Partial<KeyFilter>; languageIds: number[] }) => {
      const structure = useAtomValue(project.structure, { store: cells.store });
      const shown = useShownKeys(project, structure, { ...ALL, ...asked.filter }, asked.languageIds);
      counts.push(shown.stale);
      return shown;
    },
    { initialProps: { filter, languageIds } },
  );
  const stopFindings = project.findings.start(true);
  opened.add(() => {
    unmount();
    stopFindings();
    project.session.stop();
  });
  return {
    counts,
    keys: () => result.current.keys.map(({ name }) => name),
    stale: () => result.current.stale,
    findings: () => result.current.findings,
    isPending: () => result.current.isPending,
    refresh: () => act(() => result.current.refresh()),
    setChecks: (settings: CheckSettings) => act(() => cells.store.set(project.checks, settings)),
    load: (project: ProjectDetails) => act(() => loader.load(project)),
    ask: (filter: Partial<KeyFilter>, languageIds = LANGUAGES) =>
      act(() => rerender({ filter, languageIds })),
    /** Another member writes a French text. */
    write: (keyId: number, name: string, version = 2) =>
      act(() => loader.applyValue(aValue({ id: keyId * 100 + 20, keyId, languageId: FR.id, name, version }))),
  };
}

describe('rows that a change adds to those of the filters', () => {
  it('are offered, and shown by a refresh', () => {
    const shown = show({ statuses: ['modified'] });
    expect(shown.keys()).toEqual(['cart_title', 'pay_now']);
    shown.write(11, 'Abandonner');
    expect([shown.keys(), shown.stale()]).toEqual([['cart_title', 'pay_now'], 1]);
    shown.refresh();
    expect([shown.keys(), shown.stale()]).toEqual([['cancel', 'cart_title', 'pay_now'], 0]);
  });

  it('count beside those that it takes away, and no longer once it is taken back', () => {
    const shown = show({ statuses: ['empty'] }, undefined, [FR.id]);
    expect(shown.keys()).toEqual(['retry', 'items_count']);
    shown.write(12, 'Réessayer');
    shown.write(11, '');
    expect(shown.stale()).toBe(2);
    shown.write(11, 'Annuler', 3);
    expect(shown.stale()).toBe(1);
  });

  it('are none outside the group and the languages shown', () => {
    const shown = show({ statuses: ['modified'], groupId: 2 });
    shown.write(11, 'Abandonner');
    expect(shown.stale()).toBe(0);
    shown.ask({ statuses: ['modified'] }, [EN.id]);
    shown.write(11, 'Renoncer', 3);
    expect([shown.keys(), shown.stale()]).toEqual([[], 0]);
  });

  it('are found by a search, and only if they meet the statuses as well', () => {
    const shown = show({ query: 'panier', statuses: ['modified'] });
    expect(shown.keys()).toEqual(['cart_title']);
    shown.write(11, 'Vider le panier');
    shown.write(12, 'Encore');
    expect(shown.stale()).toBe(1);
    shown.refresh();
    expect(shown.keys()).toEqual(['cancel', 'cart_title']);
  });

  it('come with a new load of the project', () => {
    const shown = show({ statuses: ['invalidated'] }, aProjectOf(key(['Tout', 'validated'])));
    expect(shown.keys()).toEqual([]);
    shown.load(aProjectOf(key(['Tout', 'invalidated'])));
    expect(shown.stale()).toBe(1);
  });

  it('are offered where the checks have a new finding, in an empty list too', async () => {
    const shown = show({ findings: 'any' }, aProjectOf(key('{n} articles')));
    await waitFor(() => expect(shown.isPending()).toBe(false));
    expect([shown.keys(), shown.stale()]).toEqual([[], 0]);
    shown.write(31, 'Articles');
    await waitFor(() => expect(shown.stale()).toBe(1));
    expect(shown.findings()?.errors).toBe(1);
    shown.refresh();
    expect([shown.keys(), shown.stale()]).toEqual([['items'], 0]);
  });

  it('are offered where a check is no longer off', async () => {
    const shown = show({ findings: 'any' }, aProjectOf(key('Articles')));
    shown.setChecks(aCheckSettings({ severities: { missing: 'off' } }));
    await waitFor(() => expect(shown.isPending()).toBe(false));
    expect(shown.keys()).toEqual([]);
    shown.setChecks(aCheckSettings());
    await waitFor(() => expect(shown.stale()).toBe(1));
  });
});

describe('no rows are offered, not even for a moment,', () => {
  it('for a new key, which is shown or not as the filters say', () => {
    const shown = show({ statuses: ['empty'] }, undefined, [FR.id]);
    const empty = aKey({ id: 98, name: 'total', groupId: 2, texts: { 1: 'Total', 2: '' } });
    shown.load(addKey(aProject(), empty, 'checkout'));
    expect(shown.keys()).toEqual(['retry', 'items_count', 'total']);
    const full = aKey({ id: 99, name: 'tax', groupId: 2, texts: { 1: 'Tax', 2: 'Taxe' } });
    shown.load(addKey(addKey(aProject(), empty, 'checkout'), full, 'checkout'));
    expect(shown.keys()).toEqual(['retry', 'items_count', 'total']);
    expect(new Set(shown.counts)).toEqual(new Set([0]));
  });

  it('for a new language', async () => {
    const shown = show({ findings: 'any' }, aProject({ languages: [EN, FR] }), [EN.id, FR.id]);
    await waitFor(() => expect(shown.isPending()).toBe(false));
    shown.load(aProject());
    shown.ask({ findings: 'any' });
    await checked(shown);
    expect(new Set(shown.counts)).toEqual(new Set([0]));
  });

  it('before the checks have run', async () => {
    const shown = show({ findings: 'any', statuses: ['modified'] });
    shown.write(11, 'Abandonner');
    await waitFor(() => expect(shown.isPending()).toBe(false));
    expect(shown.keys()).toContain('cancel');
    expect(new Set(shown.counts)).toEqual(new Set([0]));
  });

  it('while the filters change, whatever has changed before', async () => {
    const shown = show({ query: 'annuler' });
    shown.write(12, 'Réessayer');
    shown.ask({ query: 'réessayer' });
    expect(shown.keys()).toEqual(['retry']);
    shown.ask({ statuses: ['modified'] });
    shown.ask({ findings: 'any', statuses: ['empty'] });
    await waitFor(() => expect(shown.isPending()).toBe(false));
    shown.ask({});
    expect(new Set(shown.counts)).toEqual(new Set([0]));
  });
});

const key = (french: string | readonly [string, 'validated' | 'invalidated']) =>
  aKey({ id: 31, name: 'items', groupId: 1, texts: { 1: '{n} items', 2: french, 3: '{n} Artikel' } });

/** Waits until the checks have run again. */
async function checked({ findings }: ReturnType<typeof show>): Promise<void> {
  const before = findings();
  await waitFor(() => expect(findings()).not.toBe(before));
}
