import { screen, waitFor } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { findOption } from '../../testing/antd.js';
import { aMember, ENGLISH, FRENCH, PROJECT_ID } from '../../testing/members.js';
import { renderApp } from '../../testing/render.js';
import { ok } from '../../testing/server.js';
import { AT, CHEN, rowOf, world } from '../../testing/users-page.js';

describe('the members of a project', () => {
  it('change their languages when the field is left, and all of them when none is named', async () => {
    const path = routes.updateProjectUser(PROJECT_ID, 20);
    const server = world('owner', [CHEN]).on('PATCH', path, ({ body }) => {
      const { targetLanguagesIds } = body as { targetLanguagesIds: string };
      return ok(targetLanguagesIds === '' ? aMember({ userId: 20 }, { source: [ENGLISH] }) : CHEN);
    });
    const { user } = await renderApp({ at: AT });
    const field = await screen.findByRole('combobox', { name: 'Target languages of Chen Wei' });
    await user.click(field);
    await user.click(await findOption('Deutsch'));
    expect(server.to('PATCH', path)).toHaveLength(0);
    await user.tab();
    await waitFor(() => expect(server.to('PATCH', path)[0]?.body).toEqual({ targetLanguagesIds: '12,13' }));
    // The list closes after the field was left: a click before would be the one that closes it.
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    await user.click(field);
    await user.click(await findOption('All languages'));
    await user.tab();
    await waitFor(() => expect(server.to('PATCH', path)[1]?.body).toEqual({ targetLanguagesIds: '' }));
    expect((await rowOf(/Chen/)).getByText('All languages')).toBeVisible();
  });

  it('keep the language translated from when their target languages are limited, with a warning once it is removed', async () => {
    const path = routes.updateProjectUser(PROJECT_ID, 50);
    const olga = { userId: 50, username: 'Olga' };
    const server = world('owner', [aMember(olga)]).on('PATCH', path, ({ body }) => {
      const isWithSource = (body as { sourceLanguagesIds?: string }).sourceLanguagesIds === '11';
      return ok(aMember(olga, { ...(isWithSource && { source: [ENGLISH] }), target: [FRENCH] }));
    });
    const { user } = await renderApp({ at: AT });
    await user.click(await screen.findByRole('combobox', { name: 'Target languages of Olga' }));
    await user.click(await findOption('Français'));
    await user.tab();
    await waitFor(() =>
      expect(server.to('PATCH', path)[0]?.body).toEqual({
        targetLanguagesIds: '12',
        sourceLanguagesIds: '11',
      }),
    );
    const row = await rowOf(/Olga/);
    expect(await row.findByText('English')).toBeVisible();
    expect(row.queryByText(/^They won’t see/)).toBeNull();
    const source = row.getByRole('combobox', { name: 'Source languages of Olga' });
    await user.click(source);
    await user.keyboard('{Backspace}');
    expect(await row.findByText('They won’t see English, the base language.')).toBeVisible();
    expect(source).toHaveAccessibleDescription(/They won’t see English/);
    await user.tab();
    await waitFor(() => expect(server.to('PATCH', path)[1]?.body).toEqual({ sourceLanguagesIds: '' }));
  });
});
