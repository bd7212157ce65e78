import { screen, within } from '@testing-library/react';

import { fileField } from '../../../testing/file-field.js';
import { AT, openGrid, prepareGrid, world } from '../../../testing/project.js';
import { aProject } from '../../../testing/sample-projects.js';

prepareGrid();

it('knows a key by the name that joins it with its group', async () => {
  const [group] = aProject().groups.filter(({ name }) => name !== 'common');
  const name = `${group?.name ?? ''}.${group?.keys[0]?.name ?? ''}`;
  world();
  const { user } = await openGrid(`${AT}?d=import-language&of=2`);
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(fileField(), new File([JSON.stringify({ [name]: 'Autre chose' })], 'fr.json'));
  expect(await dialog.findByRole('radio', { name: 'Existing keys 1' })).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'New keys 0' })).toBeDisabled();
});
