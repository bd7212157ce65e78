import { screen, waitFor, within } from '@testing-library/react';

import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { AT, prepareGrid, world as projectWorld } from '../../testing/project.js';
import { renderApp } from '../../testing/render.js';
import { aProject, aProjectView } from '../../testing/sample-projects.js';
import { aProject as aListed } from '../../testing/samples.js';
import { ok, refusal } from '../../testing/server.js';

prepareGrid();

const SETTINGS = `${AT}/settings`;

const world = (own: Partial<ProjectDetails> = {}) =>
  projectWorld(aProject(own)).on('GET', routes.listProjects(), ok([aListed({ id: 7 })]));

describe('the section General', () => {
  it.each([
    [
      'en',
      'Project name',
      'Colour',
      'Save',
      "Project's name must not be empty.",
      'Color must be 6 characters long.',
      'This is not an hexadecimal value.',
      'Project updated',
    ],
    [
      'fr',
      'Nom du projet',
      'Couleur',
      'Enregistrer',
      'Saisissez un nom de projet.',
      'La couleur doit comporter 6 caractères.',
      'Saisissez une couleur hexadécimale, par exemple 1E3170.',
      'Projet mis à jour',
    ],
  ] as const)(
    'is checked and saved, in %s',
    async (locale, name, color, save, noName, short, noHex, saved) => {
      const server = world().on('PUT', routes.updateProject(7), ({ body }) =>
        ok(aProjectView(body as object)),
      );
      const { user } = await renderApp({ at: SETTINGS, locale });
      const nameField = await screen.findByLabelText(name);
      const colorField = screen.getByLabelText(color);
      const button = screen.getByRole('button', { name: save });
      expect(button).toBeDisabled();
      await user.clear(nameField);
      await user.clear(colorField);
      await user.type(colorField, '12');
      await user.click(button);
      expect(await screen.findByText(noName)).toBeVisible();
      expect(await screen.findByText(short)).toBeVisible();
      await user.clear(colorField);
      await user.type(colorField, '#zzzzzz');
      expect(await screen.findByText(noHex)).toBeVisible();
      await user.clear(colorField);
      await user.type(colorField, '#b4412f');
      await user.type(nameField, 'Atlas 2{Control>}s{/Control}');
      expect(await screen.findByText(saved)).toBeInTheDocument();
      expect(server.to('PUT', routes.updateProject(7))[0]?.body).toEqual({
        name: 'Atlas 2',
        description: '',
        color: 'b4412f',
      });
      await waitFor(() => expect(button).toBeDisabled());
      expect(await screen.findAllByRole('link', { name: 'Atlas 2' })).not.toHaveLength(0);
    },
  );

  it.each([
    ['en', 'Base language', 'Checks compare translations with this language.', 'Save'],
    ['fr', 'Langue de base', 'Les contrôles comparent les traductions à cette langue.', 'Enregistrer'],
  ] as const)(
    'changes the base language, and loads what it is compared with, in %s',
    async (locale, label, help, save) => {
      const server = world({ sourceLanguageId: 2 }).on('PUT', routes.updateProject(7), () => {
        server.on('GET', routes.readProject(7), ok(aProject({ sourceLanguageId: 3 })));
        return ok(aProjectView({ sourceLanguageId: 3 }));
      });
      const { user } = await renderApp({ at: SETTINGS, locale });
      const source = await screen.findByRole('combobox', { name: label });
      expect(source).toHaveAccessibleDescription(help);
      expect(screen.getByText('Français')).toBeVisible();
      await user.click(source);
      await user.click(await screen.findByTitle('Deutsch'));
      await user.click(screen.getByRole('button', { name: save }));
      await waitFor(() => expect(server.to('GET', routes.readProject(7))).toHaveLength(2));
      expect(server.to('PUT', routes.updateProject(7))[0]?.body).toEqual({
        name: 'Atlas Mobile',
        description: '',
        color: '0F766E',
        sourceLanguageId: 3,
      });
      await waitFor(() => expect(screen.getByRole('button', { name: save })).toBeDisabled());
    },
  );

  it('says in place that the chosen base language is gone', async () => {
    world().on('PUT', routes.updateProject(7), refusal(404, 'not_existing_language'));
    const { user } = await renderApp({ at: SETTINGS });
    await user.click(await screen.findByRole('combobox', { name: 'Base language' }));
    await user.click(await screen.findByTitle('Deutsch'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This language doesn’t exist anymore.')).toBeVisible();
  });

  it('keeps what is typed while another section is open', async () => {
    world();
    const { user } = await renderApp({ at: SETTINGS });
    await user.type(await screen.findByLabelText('Project name'), ' 2');
    await user.click(screen.getByRole('link', { name: 'Archive' }));
    await screen.findByRole('heading', { name: 'Archive' });
    await user.click(screen.getByRole('link', { name: 'General' }));
    expect(await screen.findByLabelText('Project name')).toHaveValue('Atlas Mobile 2');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('says in place that it is not yours to change', async () => {
    world().on('PUT', routes.updateProject(7), refusal(403, 'unauthorized'));
    const { user } = await renderApp({ at: SETTINGS });
    await user.type(await screen.findByLabelText('Project name'), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('You are not authorized to perform this action.')).toBeVisible();
  });

  it('copies the id of the project', async () => {
    world();
    const { user } = await renderApp({ at: SETTINGS });
    const part = within(await screen.findByRole('region', { name: 'Project ID' }));
    expect(part.getByText('7')).toBeVisible();
    await user.click(part.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('7');
  });

  it('leads the owner to the deletion, and no one else', async () => {
    world();
    const owner = await renderApp({ at: SETTINGS });
    const part = within(await screen.findByRole('region', { name: 'Delete project' }));
    await owner.user.click(part.getByRole('button', { name: 'Delete project' }));
    expect(await screen.findByRole('dialog', { name: 'Delete Atlas Mobile?' })).toBeVisible();
    owner.unmount();
    world({ role: 'manager' });
    await renderApp({ at: SETTINGS });
    await screen.findByRole('heading', { name: 'General' });
    expect(screen.queryByRole('region', { name: 'Delete project' })).toBeNull();
  });
});
