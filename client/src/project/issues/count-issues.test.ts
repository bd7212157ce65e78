import { checkText } from '#core/checks/check-text.js';
import { fingerprint } from '#core/checks/fingerprint.js';
import { DEFAULT_SEVERITIES } from '#core/checks/severities.js';
import { runSteps } from '#core/steps.js';

import { aCheckSettings } from '../../testing/checks.js';
import { aKey, aProject, DE, EN, FR } from '../../testing/sample-projects.js';
import { countIssues } from './count-issues.js';

const project = aProject({
  groups: [
    {
      id: 1,
      name: 'common',
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

const counted = (settings = aCheckSettings(), of = project) =>
  Object.fromEntries(
    [...runSteps(countIssues(of, settings))].map(([languageId, counts]) => [
      languageId,
      Object.fromEntries(counts),
    ]),
  );

describe('the count of issues', () => {
  it('is that of the values with a finding, by language and check', () => {
    expect(counted()).toEqual({
      [EN.id]: {},
      [FR.id]: { missing: 2, forms: 1, inconsistent: 2 },
      [DE.id]: {},
    });
  });

  it('leaves out what is ignored while its source stands', () => {
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
    const counts = (source: string) =>
      counted(
        aCheckSettings({
          ignored: missing.map((finding) => ({
            ...by,
            check: finding.check,
            fingerprint: fingerprint(finding, source),
          })),
        }),
      )[FR.id];
    expect(counts('{a} and {b}')).toMatchObject({ missing: 1 });
    expect(counts('{a} or {b}')).toMatchObject({ missing: 2 });
  });

  it('compares with the source language of the project', () => {
    const counts = counted(aCheckSettings(), { ...project, sourceLanguageId: FR.id });
    expect(counts[FR.id]).not.toHaveProperty('missing');
    expect(counts[EN.id]).toMatchObject({ unknown: 3 });
  });
});
