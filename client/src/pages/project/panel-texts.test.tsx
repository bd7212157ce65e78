import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { AT, openGrid, prepareGrid, saves, world } from '../../testing/project.js';
import { aProject } from '../../testing/sample-projects.js';

prepareGrid();

const english = async () => within(await screen.findByRole('region', { name: 'English' }));

describe('the source in the panel of a key', () => {
  it('is a field for a member who may write it', async () => {
    const path = routes.writeValue(7, 23, 2310);
    const server = world().on('PATCH', path, (request) => saves(request, 2310, 23));
    const { user } = await openGrid(`${AT}?key=23`);
    const field = (await english()).getByRole('textbox', { name: 'pay_now, English' });
    await user.type(field, '!');
    await user.click(document.body);
    await waitFor(() => expect(server.to('PATCH', path)).toHaveLength(1));
  });

  it('is read by a member who may not', async () => {
    world(aProject({ role: 'reviewer' }));
    await openGrid(`${AT}?key=23`);
    expect((await english()).queryByRole('textbox')).toBeNull();
  });
});
