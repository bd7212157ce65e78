import { screen, within } from '@testing-library/react';

import { aProject } from '../../testing/sample-projects.js';
import { AT, openGrid, prepareGrid, world } from '../../testing/project.js';

prepareGrid();

const titles = async (): Promise<(string | null)[]> =>
  (await within(await screen.findByRole('dialog')).findAllByRole('columnheader')).map(
    ({ textContent }) => textContent,
  );

describe('the languages of a project', () => {
  it('lead to the next one, and have a hint to what imports', async () => {
    world();
    const { user, address } = await openGrid(`${AT}?d=languages`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.hover(dialog.getByRole('button', { name: 'Import into Deutsch' }));
    expect(await screen.findByRole('tooltip', { name: 'Import from files' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Add language' }));
    expect(address()).toBe(`${AT}?d=add-language`);
  });

  it('are not added by those who may not', async () => {
    world(aProject({ role: 'translator' }));
    await openGrid(`${AT}?d=languages`);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('button', { name: 'Add language' })).toBeNull();
  });

  it.each([
    [false, ['Language', 'Code', 'Keys', 'Validated']],
    [true, ['Language', 'Code', 'Access', 'Keys', 'Validated']],
  ])('say what may be written only to limited members: %s', async (targetRestricted, expected) => {
    world(aProject({ role: 'translator', targetRestricted }));
    await openGrid(`${AT}?d=languages`);
    expect(await titles()).toEqual(expected);
  });
});
