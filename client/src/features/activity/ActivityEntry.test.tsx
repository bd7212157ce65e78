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
