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
