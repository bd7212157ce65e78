import { fireEvent, screen } from '@testing-library/react';
import { jest } from '@jest/globals';

import { en } from '../../testing/messages.js';
import { renderRoutes } from '../../testing/render.js';
import { aProject } from '../../testing/sample-projects.js';
import { startServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';
import { RepositoryDrop } from './RepositoryDrop.js';

afterEach(() => jest.restoreAllMocks());

async function drop(): Promise<void> {
  signIn(startServer());
  await renderRoutes(
    [
      { path: '/projects/7', element: <RepositoryDrop project={aProject()} /> },
      { path: '/projects/7/imports/new', element: <p>{'The import'}</p> },
    ],
    { at: '/projects/7' },
  );
  const files = [new File(['zip'], 'wayfarer.zip', { type: 'application/zip' })];
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], items: [], files } });
}

describe('a repository that is dropped on a project', () => {
  it('opens the page that shows what it would change', async () => {
    await drop();
    expect(await screen.findByText('The import')).toBeVisible();
  });

  it('is refused without a connection, which is said', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await drop();
    expect(await screen.findByText(en['errors.network_error'])).toBeInTheDocument();
    expect(screen.queryByText('The import')).toBeNull();
  });
});
