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
      await screen.findByText('Three forms: 2 plurals left out. Forms of each language: 1 form lost.'),
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

  const FIFTY = Array.from(
    { length: 50 },
    (_, index) =>
      `<plurals name="p${index}"><item quantity="zero">none</item><item quantity="one">1</item><item quantity="other">n</item></plurals>`,
  ).join('');
  const PAIR = '<plurals name="two"><item quantity="one">1</item><item quantity="other">n</item></plurals>';

  it('keep their texts for zero where the forms of each language are proposed', async () => {
    const server = emptyWorld();
    const { user } = await renderApp({ at: '/dashboard?d=create' });
    await user.type(await screen.findByLabelText('Project name'), 'Atlas');
    await user.upload(fileField(), new File([`<resources>${FIFTY}${PAIR}</resources>`], 'strings.xml'));
    await screen.findByText('Three forms: 1 plural left out. Forms of each language: nothing lost.');
    expect(screen.getByRole('radio', { name: 'The forms of each language' })).toBeChecked();
    expect(screen.queryByText(/unknown form/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await screen.findByText('Project created');
    const body = server.to('POST', routes.createProject())[0]?.body as CreateProject;
    const values = body.groups?.flatMap(({ keys }) => keys.flatMap((key) => key.values)) ?? [];
    expect(values.filter(({ quantityString: form, name }) => form === '=0' && name === 'none')).toHaveLength(
      50,
    );
    expect(values).toHaveLength(152);
  });

  it('have three forms where the other mode loses as many', async () => {
    emptyWorld();
    const { user } = await renderApp({ at: '/dashboard?d=create' });
    const twice = PAIR.replace('one', 'other');
    await user.upload(
      await screen.findByLabelText('Project name').then(fileField),
      new File([`<resources>${FIFTY}${twice}</resources>`], 'strings.xml'),
    );
    await screen.findByText('Three forms: 1 plural left out. Forms of each language: 1 plural left out.');
    expect(screen.getByRole('radio', { name: THREE_FORMS })).toBeChecked();
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
