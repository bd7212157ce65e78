import { screen, within } from '@testing-library/react';
import { jest } from '@jest/globals';

import type { RepositoryChange, RepositoryChanges } from '#core/repository/compare/repository-changes.js';

import { render } from '../../../testing/render.js';
import { NO_CHOICES } from '../deciding/choices.js';
import { ChangeGrid } from './ChangeGrid.js';

const aChange = (
  kind: RepositoryChange['kind'],
  key: string,
  more: Partial<RepositoryChange> = {},
): RepositoryChange => ({
  id: key,
  kind,
  path: 'locales/fr/common.json',
  file: 'locales/{language}/common.json',
  tag: 'fr',
  group: 'trip',
  key,
  form: null,
  here: 'Retour',
  there: 'Revenir',
  isValidated: false,
  recheck: 0,
  ...more,
});

const NO_FILTER = { of: null, tag: null, search: '' };

async function shown(changes: RepositoryChange[], lacking: RepositoryChanges['lacking'] = []) {
  const onTick = jest.fn();
  const onTypo = jest.fn();
  const { user } = await render(
    <ChangeGrid
      changes={{ documents: [], renames: [], adoptions: [], changes, lacking }}
      choices={NO_CHOICES}
      filter={NO_FILTER}
      onTick={onTick}
      onTypo={onTypo}
    />,
  );
  return { user, onTick, onTypo };
}

it('asks which side of a conflict is taken', async () => {
  const { user, onTick } = await shown([aChange('conflict', 'back')]);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^Revenir/ }));
  expect(onTick).toHaveBeenLastCalledWith(['back'], true);
  await user.click(screen.getByRole('radio', { name: 'Retour' }));
  expect(onTick).toHaveBeenLastCalledWith(['back'], false);
});

it('says why a changed text is not ticked', async () => {
  await shown([
    aChange('changed', 'validated', { isValidated: true }),
    aChange('changed', 'emptied', { there: '' }),
    aChange('changed', 'open'),
  ]);
  expect(screen.getByText('Validated in Motley, so it’s kept')).toBeVisible();
  expect(screen.getByText('Would empty a text')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'trip.validated, fr' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'trip.emptied, fr' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'trip.open, fr' })).toBeChecked();
});

it('shows a new key, and how many translations a changed base text leaves to check', async () => {
  await shown([
    aChange('new_key', 'bikes', { here: '', there: 'Vélos' }),
    aChange('base', 'title', { tag: 'en', here: 'Trains', there: 'All trains', recheck: 13 }),
  ]);
  expect(within(screen.getByRole('row', { name: /bikes/ })).getByText('New key')).toBeVisible();
  expect(screen.getByText('13 need another check')).toBeVisible();
});

it('asks whether a changed base text only corrects a typo', async () => {
  const { user, onTypo } = await shown([
    aChange('base', 'title', { tag: 'en', here: 'Recieve', there: 'Receive', recheck: 13 }),
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Only a typo' }));
  expect(onTypo).toHaveBeenCalledWith('title', true);
});

it('ticks obsolete keys one by one, and none at first where the file seems to be incomplete', async () => {
  const { user, onTick } = await shown(
    [aChange('obsolete', 'old', { there: '' }), aChange('obsolete', 'older', { there: '' })],
    [{ file: 'locales/{language}/common.json', lacks: 3, of: 10 }],
  );
  expect(
    screen.getByText('30% of the keys of this file aren’t in the repository. Is it complete?'),
  ).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'trip.old, fr' }));
  expect(onTick).toHaveBeenLastCalledWith(['old'], true);
  await user.click(screen.getByRole('checkbox', { name: 'Obsolete' }));
  expect(onTick).toHaveBeenLastCalledWith(['old', 'older'], true);
});

it('shows many changes in steps', async () => {
  const { user } = await shown(Array.from({ length: 60 }, (_, at) => aChange('changed', `key_${at}`)));
  expect(screen.getAllByRole('checkbox')).toHaveLength(51);
  await user.click(screen.getByRole('button', { name: 'Show 10 more' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(61);
});
