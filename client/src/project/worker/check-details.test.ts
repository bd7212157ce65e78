import { jest } from '@jest/globals';

import { checkText } from '#core/checks/rules/check-text.js';
import { fingerprint } from '#core/checks/fingerprint.js';
import { DEFAULT_SEVERITIES } from '#core/checks/severities.js';

import { aCheckSettings } from '../../testing/checks.js';
import { aKey, aProject, DE, EN, FR } from '../../testing/sample-projects.js';
import { structureOf } from '../store/structure.js';
import { ValueTable } from '../store/value-table.js';
import { checkDetails } from './check-details.js';
import { TextService } from './text-service.js';
import { FindingTable } from '../findings/finding-table.js';

const SAMPLE = aProject({
  groups: [
    {
      id: 1,
      name: 'common',
      fileId: null,
      keys: [
        aKey({ id: 11, name: 'items', groupId: 1, texts: { 1: '{a} and {b}', 2: 'Articles', 3: '{a} {b}' } }),
        aKey({ id: 12, name: 'all', groupId: 1, texts: { 1: '{a} and {b}', 2: '{a} et {b}', 3: '' } }),
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

/** How many values have a finding of each check. */
async function counted(languageId: number, settings = aCheckSettings(), project = SAMPLE) {
  const [structure, table] = [structureOf(project), new ValueTable(project)];
  let stop = (): void => undefined;
  const bits = await new Promise<Map<number, Uint32Array>>((resolve) => {
    stop = checkDetails({ project, structure, table }, settings, (found) => resolve(new Map(found)));
  });
  stop();
  const keys = [...structure.keys.values()];
  return Object.fromEntries(new FindingTable(table, bits, settings).count(keys, [languageId]).byCheck);
}

describe('the findings of a project that is not open', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are counted by language and check', async () => {
    expect(await counted(EN.id)).toEqual({});
    expect(await counted(FR.id)).toEqual({ missing: 2, forms: 1, inconsistent: 2 });
    expect(await counted(DE.id)).toEqual({});
  });

  it('are found although the code of the checks could not be loaded at first', async () => {
    const check = jest.spyOn(TextService.prototype, 'check');
    check.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    expect(await counted(FR.id)).toMatchObject({ missing: 2 });
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('leave out what is ignored while its source stands', async () => {
    const subject = {
      target: { text: 'Articles', tag: 'fr' },
      source: { tag: 'en', forms: [[null, '{a} and {b}']] as const },
      quantity: null,
      otherForms: [],
      maxLength: null,
      placeholders: 'any' as const,
    };
    const missing = checkText(subject, DEFAULT_SEVERITIES).filter(({ check }) => check === 'missing');
    const by = { valueId: 1120, keyId: 11, languageId: FR.id, user: null, at: '2026-11-20T10:00:00.000Z' };
    const ignoring = (source: string) =>
      aCheckSettings({
        ignored: missing.map((finding) => ({
          ...by,
          check: finding.check,
          fingerprint: fingerprint(finding, source),
        })),
      });
    expect(await counted(FR.id, ignoring('{a} and {b}'))).toMatchObject({ missing: 1 });
    expect(await counted(FR.id, ignoring('{a} or {b}'))).toMatchObject({ missing: 2 });
  });

  it('are those beside the base language of the project', async () => {
    const project = { ...SAMPLE, sourceLanguageId: FR.id };
    expect(await counted(FR.id, aCheckSettings(), project)).not.toHaveProperty('missing');
    expect(await counted(EN.id, aCheckSettings(), project)).toMatchObject({ unknown: 3 });
  });
});
