import { screen } from '@testing-library/react';

import type { ActivityItem } from '#core/api/activity.js';

import { render } from '../../testing/render.js';
import { ActivityEntry } from './ActivityEntry.js';

const CREATED: ActivityItem = {
  id: 1,
  at: '2026-11-20T10:00:00.000Z',
  actor: null,
  action: 'value.written',
  source: 'edit',
  group: { id: 1, name: 'checkout' },
  key: { id: 2, name: 'pay_now' },
  language: { id: 3, name: 'Deutsch' },
  valueId: 4,
  version: 2,
  old: { name: 'Zahlen' },
  new: { name: 'Bezahlen' },
  changeSetId: null,
  changeSet: null,
};

it('has a button to its place whose name contains what is read on it', async () => {
  await render(<ActivityEntry projectId={7} items={[CREATED]} onShow={() => undefined} onReverted={null} />);
  const button = screen.getByRole('button');
  expect(button).toHaveTextContent('checkout › pay_now · Deutsch');
  expect(button).toHaveAccessibleName('Show checkout › pay_now · Deutsch in the editor');
});

describe('a change of a language', () => {
  const changed = (before: object, after: object): ActivityItem => ({
    ...CREATED,
    action: 'language.updated',
    key: null,
    group: null,
    valueId: null,
    version: null,
    old: { name: 'Deutsch', tag: null, ...before },
    new: { name: 'Deutsch', tag: null, ...after },
  });

  it.each([
    ['en', changed({}, { tag: 'de' }), 'set the code of Deutsch to de'],
    ['en', changed({}, { name: 'German' }), 'renamed the language Deutsch to German'],
    [
      'en',
      changed({}, { name: 'German', tag: 'de' }),
      'renamed the language Deutsch to German and set its code to de',
    ],
    ['fr', changed({}, { tag: 'de' }), 'a donné le code de à Deutsch'],
    ['fr', changed({}, { name: 'Allemand' }), 'a renommé la langue Deutsch en Allemand'],
  ] as const)('says what happened, in %s', async (locale, item, words) => {
    const { container } = await render(
      <ActivityEntry projectId={7} items={[item]} onShow={() => undefined} onReverted={null} />,
      { locale },
    );
    expect(container).toHaveTextContent(words);
  });
});

describe('a change of the settings', () => {
  const of = (
    action: ActivityItem['action'],
    [before, after]: readonly [object, object],
    language: ActivityItem['language'] = null,
  ): ActivityItem => ({
    ...CREATED,
    action,
    language,
    key: null,
    group: null,
    valueId: null,
    version: null,
    old: { ...before },
    new: { ...after },
  });
  const german = { id: 3, name: 'Deutsch' };
  const atlas = { name: 'Atlas', color: '0E766E', description: '' };
  const checks = (severities: object, blocksOnErrors = false) => ({ blocksOnErrors, severities });
  const toGerman = [atlas, { ...atlas, sourceLanguageId: 3 }] as const;
  const off = [checks({}), checks({ spaces: 'off' })] as const;

  it.each([
    ['en', of('project.updated', toGerman, german), 'changed the base language to Deutsch'],
    ['fr', of('project.updated', toGerman, german), 'a choisi Deutsch comme langue de base'],
    [
      'en',
      of('project.updated', [atlas, { ...toGerman[1], name: 'Globe' }], german),
      'changed the settings of the project',
    ],
    ['en', of('project.checks_changed', off), 'set the check “Spaces” to “Off”'],
    ['en', of('project.checks_changed', off, german), 'set the check “Spaces” to “Off” in Deutsch'],
    [
      'fr',
      of('project.checks_changed', off, german),
      'a réglé le contrôle «\u202fEspaces\u202f» sur «\u202fDésactivé\u202f» pour Deutsch',
    ],
    ['en', of('project.checks_changed', [off[1], off[0]]), 'reset the check “Spaces”'],
    [
      'en',
      of('project.checks_changed', [checks({}), checks({ spaces: 'off', end: 'off' })]),
      'changed the checks of the project',
    ],
    ['en', of('project.checks_changed', [checks({}), checks({}, true)]), 'made errors block validation'],
    [
      'fr',
      of('project.checks_changed', [checks({}, true), checks({})]),
      'a permis d’accepter des valeurs avec des erreurs',
    ],
    ['en', of('value.finding_ignored', [{}, { check: 'spaces' }]), 'ignored an issue: Spaces'],
    [
      'fr',
      of('value.finding_restored', [{}, { check: 'spaces' }]),
      'a rétabli un point ignoré\u202f: Espaces',
    ],
  ] as const)('says what changed, in %s', async (locale, item, words) => {
    await render(<ActivityEntry projectId={7} items={[item]} onShow={null} onReverted={null} />, { locale });
    expect(screen.getByText(words, { normalizer: (found) => found })).toBeVisible();
  });
});
