import { screen } from '@testing-library/react';

import { routes } from '#core/api/routes.js';
import type { CreateProject } from '#core/api/projects.js';

import { fileField } from '../../testing/file-field.js';
import { emptyWorld, THREE_FORMS } from '../../testing/new-project.js';
import { renderApp } from '../../testing/render.js';

describe('the plurals of a new project', () => {
  const POLISH = new File(
    [
      `<resources>
  <plurals name="days">
    <item quantity="one">dzień</item><item quantity="few">dni</item>
    <item quantity="many">dni</item><item quantity="other">dnia</item>
  </plurals>
  <plurals name="pairs"><item quantity="two">para</item><item quantity="other">pary</item></plurals>
</resources>`,
    ],
    'strings.xml',
    { type: 'text/xml' },
  );

  it('have the forms of each language where three would not do', async () => {
    const server = emptyWorld();
    const { user } = await renderApp({ at: '/dashboard?d=create' });
    await user.type(await screen.findByLabelText('Project name'), 'Atlas');
    await user.clear(screen.getByLabelText('Default language'));
    await user.type(screen.getByLabelText('Default language'), 'Polish');
    await user.upload(fileField(), POLISH);
    expect(
      await screen.findByText('With three forms, 2 plurals would be left out or lose a form.'),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: 'The forms of each language' })).toBeChecked();
    expect(await screen.findByText('Android, 2 keys, 1 group, 2 plurals')).toBeVisible();
    // Polish has no such form: the server would refuse it.
    expect(screen.getByText('pairs: unknown form two.')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Complete missing plural forms/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByText('Project created');
    const body = server.to('POST', routes.createProject())[0]?.body as CreateProject;
    expect(body.pluralMode).toBe('cldr');
    expect(
      body.groups?.flatMap(({ keys }) =>
        keys.map(({ values }) => values.map((value) => value.quantityString)),
      ),
    ).toEqual([['one', 'few', 'many', 'other'], ['other']]);
  });

  it('have three forms, without a question, where those do', async () => {
    const server = emptyWorld();
    const { user } = await renderApp({ at: '/dashboard?d=create' });
    await user.type(await screen.findByLabelText('Project name'), 'Atlas');
    await user.upload(fileField(), new File(['{"days":"none | one | many"}'], 'en.json'));
    await screen.findByText(/1 plural$/);
    expect(screen.queryByRole('radio', { name: THREE_FORMS })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByText('Project created');
    expect(server.to('POST', routes.createProject())[0]?.body).not.toHaveProperty('pluralMode');
  });
});
