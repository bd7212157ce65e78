import { screen, waitFor, within } from '@testing-library/react';

import type { CreateProject } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { fileField } from '../../testing/file-field.js';
import { emptyWorld } from '../../testing/new-project.js';
import { renderApp } from '../../testing/render.js';
import { faultyCatalogue, stringCatalogue } from '../../testing/string-catalogue.js';

const open = async (locale: 'en' | 'fr' = 'en', file = stringCatalogue()) => {
  const server = emptyWorld();
  const { user } = await renderApp({ at: '/dashboard?d=create', locale });
  const dialog = within(await screen.findByRole('dialog'));
  await user.upload(fileField(), file);
  return { server, user, dialog };
};

describe('a new project from a file with several languages', () => {
  it.each([
    ['en', 'Apple string catalogue, 4 languages, 2 keys, 0 plurals', 'Languages in the file', 'English'],
    ['fr', 'Catalogue de chaînes Apple, 4 langues, 2 clés, 0 pluriel', 'Langues du fichier', 'Anglais'],
  ] as const)('names what was found, in %s', async (locale, words, legend, source) => {
    const { dialog } = await open(locale);
    expect(await dialog.findByText(words)).toBeVisible();
    const list = within(dialog.getByRole('group', { name: legend }));
    const [first] = list.getAllByRole('checkbox');
    expect(first).toHaveAccessibleName(`${source} en`);
    // Everything else is translated from it.
    expect(first).toBeDisabled();
    expect(first).toBeChecked();
  });

  it('has the languages that are taken, the source language first', async () => {
    const { server, user, dialog } = await open();
    await user.type(dialog.getByLabelText('Project name'), 'Atlas');
    await user.click(await dialog.findByRole('checkbox', { name: 'Japanese ja' }));
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await screen.findByText('Project created');
    const body = server.to('POST', routes.createProject())[0]?.body as CreateProject;
    expect(body.languages).toEqual(['English', 'German', 'French']);
    expect(body.languageTags).toEqual(['en', 'de', 'fr']);
    expect(body).not.toHaveProperty('applyStatuses');
    const [title] = body.groups?.flatMap(({ keys }) => keys) ?? [];
    expect(title?.values.map(({ languageName, name }) => [languageName, name])).toEqual([
      ['English', 'Your cart'],
      ['German', 'Warenkorb'],
      ['French', 'Panier'],
    ]);
    expect(body.files?.files.map(({ format }) => format)).toEqual(['xcstrings']);
  });

  it('shows the findings of its texts, and leaves out those with errors when asked to', async () => {
    const { server, user, dialog } = await open('en', faultyCatalogue());
    await user.type(dialog.getByLabelText('Project name'), 'Atlas');
    const leave = await dialog.findByRole('checkbox', { name: 'Leave out 1 text with errors' });
    await user.click(leave);
    expect(leave).toBeChecked();
    expect(dialog.getByText('1 text has an issue')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await screen.findByText('Project created');
    const body = server.to('POST', routes.createProject())[0]?.body as CreateProject;
    const hello = body.groups?.flatMap(({ keys }) => keys).find(({ name }) => name.endsWith('hello'));
    expect(hello?.values.map(({ languageName, name }) => [languageName, name])).toEqual([
      ['English', 'Hello %@'],
      ['German', 'Hallo %@'],
    ]);
  });

  it('takes over the review status when asked to', async () => {
    const { server, user, dialog } = await open();
    await user.type(dialog.getByLabelText('Project name'), 'Atlas');
    await user.click(await dialog.findByRole('checkbox', { name: /^Take over the review status/ }));
    // The file is read again.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await screen.findByText('Project created');
    const body = server.to('POST', routes.createProject())[0]?.body as CreateProject;
    expect(body.applyStatuses).toBe(true);
    const values = body.groups?.flatMap(({ keys }) => keys.flatMap((key) => key.values)) ?? [];
    const statusOf = (text: string) => values.find(({ name }) => name === text)?.status;
    expect([statusOf('Panier'), statusOf('Réessayer')]).toEqual(['validated', 'modified']);
  });
});
