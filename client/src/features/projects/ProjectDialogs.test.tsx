import { screen, waitFor } from '@testing-library/react';

import { routes } from '#core/api/routes.js';
import type { ProjectSummary } from '#core/api/projects.js';

import { renderApp } from '../../testing/render.js';
import { ATLAS, BISTRO } from '../../testing/samples.js';
import { done, ok, refusal, startServer } from '../../testing/server.js';
import type { FakeServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';

const world = (projects: ProjectSummary[]): FakeServer =>
  signIn(startServer()).on('GET', routes.listProjects(), ok(projects));

describe('the settings of a project', () => {
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
    'are checked and kept, in %s',
    async (locale, name, color, save, noName, short, noHex, saved) => {
      const server = world([ATLAS]).on('PUT', routes.updateProject(1), ({ body }) =>
        ok({ ...ATLAS, ...(body as object) }),
      );
      const { user } = await renderApp({ at: '/dashboard?d=settings&project=1', locale });
      const nameField = await screen.findByLabelText(name);
      const colorField = screen.getByLabelText(color);
      // The dialog is open when its first field has the focus.
      await waitFor(() => expect(nameField).toHaveFocus());
      await user.clear(nameField);
      await user.clear(colorField);
      await user.type(colorField, '12');
      await user.click(screen.getByRole('button', { name: save }));
      expect(await screen.findByText(noName)).toBeVisible();
      expect(await screen.findByText(short)).toBeVisible();
      await user.clear(colorField);
      await user.type(colorField, '#zzzzzz');
      expect(await screen.findByText(noHex)).toBeVisible();
      await user.clear(colorField);
      await user.type(colorField, '#b4412f');
      await user.type(nameField, 'Atlas 2{Control>}{Enter}{/Control}');
      expect(await screen.findByText(saved)).toBeInTheDocument();
      expect(server.to('PUT', routes.updateProject(1))[0]?.body).toEqual({
        name: 'Atlas 2',
        description: 'Shopping app',
        color: 'b4412f',
      });
      expect(await screen.findByRole('link', { name: 'Atlas 2' })).toBeInTheDocument();
    },
  );

  it('say in the dialog that they are not yours to change', async () => {
    world([ATLAS]).on('PUT', routes.updateProject(1), refusal(403, 'unauthorized'));
    const { user } = await renderApp({ at: '/dashboard?d=settings&project=1' });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('You are not authorized to perform this action.')).toBeVisible();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('do not open for those who may not', async () => {
    world([BISTRO]);
    await renderApp({ at: '/dashboard?d=settings&project=2' });
    await screen.findByRole('link', { name: 'Bistro' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the deletion of a project', () => {
  it.each([
    ['en', 'Delete project', 'Type Atlas Mobile to confirm', 'This doesn’t match.', 'Project deleted'],
    [
      'fr',
      'Supprimer le projet',
      'Saisissez Atlas Mobile pour confirmer',
      'Le texte ne correspond pas.',
      'Projet supprimé',
    ],
  ] as const)('asks for the name, in %s', async (locale, remove, label, mismatch, deleted) => {
    const server = world([ATLAS, BISTRO]).on('DELETE', routes.deleteProject(1), done());
    const { user } = await renderApp({ at: '/dashboard?d=delete&project=1', locale });
    const button = await screen.findByRole('button', { name: remove });
    await user.click(button);
    expect(await screen.findByText(mismatch)).toBeVisible();
    expect(server.to('DELETE', routes.deleteProject(1))).toHaveLength(0);
    await user.type(screen.getByLabelText(label), 'Atlas Mobile');
    await user.click(button);
    expect(await screen.findByText(deleted)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Atlas Mobile' })).toBeNull());
  });

  it('says when it failed', async () => {
    world([ATLAS]).on('DELETE', routes.deleteProject(1), refusal(500, 'unknown_error'));
    const { user } = await renderApp({ at: '/dashboard?d=delete&project=1' });
    await user.type(await screen.findByLabelText('Type Atlas Mobile to confirm'), 'Atlas Mobile{Enter}');
    expect(await screen.findByText('Error while deleting project.')).toBeVisible();
  });
});
