import { waitFor } from '@testing-library/react';

import type { CheckSettings } from '#core/api/checks.js';
import { fingerprint } from '#core/checks/fingerprint.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { openForTest } from '../../testing/open-project.js';
import { aCheckSettings } from '../../testing/checks.js';
import { aKey, aProject, DE, EN, FR } from '../../testing/sample-projects.js';
import type { OpenProject } from '../open-project.js';
import type { CellRef } from '../store/cell-ref.js';
import type { FindingTable } from './finding-table.js';
import type { FindingFilter } from './finding-filter.js';

const SOURCE = '{a} and {b}';

const project = (): ProjectDetails =>
  aProject({
    groups: [
      {
        id: 1,
        name: 'common',
        fileId: null,
        keys: [
          aKey({ id: 11, name: 'items', groupId: 1, texts: { 1: SOURCE, 2: 'Articles', 3: '{a} und {b}' } }),
          aKey({ id: 12, name: 'all', groupId: 1, texts: { 1: SOURCE, 2: '{a} et {b}', 3: ' {a} {b}' } }),
          aKey({
            id: 13,
            name: 'bikes',
            groupId: 1,
            isPlural: true,
            texts: { 1: ['None', '{n} bike', '{n} bikes'], 2: ['Aucun', '', 'Des vélos'], 3: ['', '', ''] },
          }),
        ],
      },
    ],
  });

let opened: { project: OpenProject; stop: () => void } | null = null;

afterEach(() => {
  opened?.stop();
  opened?.project.session.stop();
  opened = null;
  localStorage.clear();
});

async function open(settings: CheckSettings = aCheckSettings()) {
  const { project: own } = openForTest({ details: project() });
  own.cells.store.set(own.checks, settings);
  opened = { project: own, stop: own.findings.start(true) };
  const found = (): FindingTable | null => own.cells.store.get(own.findings.found);
  await waitFor(() => expect(found()).not.toBeNull());
  return { own, found };
}

const keysWith = (found: FindingTable | null, asked: FindingFilter, languageIds = [EN.id, FR.id, DE.id]) =>
  [11, 12, 13].filter((id) => (found?.findingsIn(asked, languageIds)(id) ?? 0) > 0);

const at = (keyId: number, languageId: number): CellRef => ({ keyId, languageId, quantity: null });

describe('the findings of a project', () => {
  it('are errors and warnings, or what one check finds', async () => {
    const { found } = await open();
    expect(keysWith(found(), 'any')).toEqual([11, 12, 13]);
    expect(keysWith(found(), 'any', [DE.id])).toEqual([12]);
    expect(keysWith(found(), 'missing')).toEqual([11, 13]);
    expect(keysWith(found(), 'inconsistent')).toEqual([11, 12]);
    expect(keysWith(found(), 'forms')).toEqual([13]);
  });

  it('are counted by the highest severity of a value, and by check', async () => {
    const { found } = await open();
    const keys = [{ id: 11 }, { id: 12 }, { id: 13 }];
    const counts = found()?.count(keys, [FR.id, DE.id]);
    expect(counts).toMatchObject({ errors: 2, warnings: 1, hints: 3 });
    expect(counts?.byCheck.get('missing')).toBe(2);
    expect(counts?.byCheck.has('same')).toBe(false);
  });

  it('follow the edits of a translation and of a source', async () => {
    const { own, found } = await open();
    own.session.commit(at(11, FR.id), '{a} et {b}');
    await waitFor(() => expect(keysWith(found(), 'missing', [FR.id])).toEqual([13]));
    own.session.commit(at(12, EN.id), '{a}, {b} and {c}');
    await waitFor(() => expect(keysWith(found(), 'missing', [FR.id, DE.id])).toEqual([12, 13]));
    expect(keysWith(found(), 'inconsistent')).toEqual([]);
  });

  it('are none where somebody ignores them, as long as the source stands', async () => {
    const ignored = (['{a}', '{b}'] as const).map((list) => ({
      keyId: 11,
      languageId: FR.id,
      valueId: 1120,
      check: 'missing' as const,
      fingerprint: fingerprint({ check: 'missing', at: [8, 8], args: { list, count: 1 } }, SOURCE),
      user: null,
      at: '2026-11-20T10:00:00.000Z',
    }));
    const { own, found } = await open();
    own.cells.store.set(own.checks, aCheckSettings({ ignored }));
    await waitFor(() => expect(keysWith(found(), 'missing', [FR.id])).toEqual([13]));
    own.session.commit(at(11, EN.id), '{a} or {b}');
    await waitFor(() => expect(keysWith(found(), 'missing', [FR.id])).toEqual([11, 13]));
  });

  it('have the severities of the language', async () => {
    const { own, found } = await open();
    own.cells.store.set(
      own.checks,
      aCheckSettings({ languages: [{ languageId: FR.id, severities: { missing: 'off' } }] }),
    );
    await waitFor(() => expect(keysWith(found(), 'missing')).toEqual([]));
    expect(keysWith(found(), 'any')).toEqual([12]);
  });
});
