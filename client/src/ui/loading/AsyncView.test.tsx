import { screen, waitFor } from '@testing-library/react';
import useSWR from 'swr';

import { render } from '../../testing/render.js';
import { NO_ANSWER, ok, refusal, startServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';
import { AsyncView } from './AsyncView.js';

function Names() {
  return (
    <AsyncView
      of={useSWR<string[]>('/names')}
      skeleton={<p data-testid="skeleton" />}
      empty={<p data-testid="none" />}
    >
      {(names) => <p>{names.join(', ')}</p>}
    </AsyncView>
  );
}

describe('AsyncView', () => {
  it('shows the data', async () => {
    signIn(startServer()).on('GET', '/names', ok(['Ada', 'Blaise']));
    await render(<Names />);
    expect(await screen.findByText('Ada, Blaise')).toBeVisible();
  });

  it('shows what stands for an empty list', async () => {
    signIn(startServer()).on('GET', '/names', ok([]));
    await render(<Names />);
    expect(await screen.findByTestId('none')).toBeVisible();
  });

  it('shows a skeleton only after 150 ms', async () => {
    let answer: () => void = () => undefined;
    signIn(startServer()).on('GET', '/names', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return ok(['Ada']);
    });
    await render(<Names />);
    expect(screen.queryByTestId('skeleton')).toBeNull();
    expect(await screen.findByTestId('skeleton')).toBeVisible();
    answer();
    expect(await screen.findByText('Ada')).toBeVisible();
    expect(screen.queryByTestId('skeleton')).toBeNull();
  });

  it.each([
    ['en', 'Connection issue.', 'Try again'],
    ['fr', 'Connexion au serveur impossible.', 'Réessayer'],
  ] as const)('shows a failure in %s and tries again when asked', async (locale, message, retry) => {
    let up = false;
    signIn(startServer()).on('GET', '/names', () => {
      if (!up) throw NO_ANSWER;
      return ok(['Ada']);
    });
    const { user } = await render(<Names />, { locale });
    expect(await screen.findByText(message)).toBeVisible();
    up = true;
    await user.click(screen.getByRole('button', { name: retry }));
    expect(await screen.findByText('Ada')).toBeVisible();
  });

  it('shows a refusal by its code', async () => {
    signIn(startServer()).on('GET', '/names', refusal(403, 'not_your_project'));
    function Refused() {
      return (
        <AsyncView
          of={useSWR<string[]>('/names')}
          skeleton={null}
          errors={{ not_your_project: 'errors.not_your_project', 403: 'errors.unauthorized' }}
        >
          {() => null}
        </AsyncView>
      );
    }
    await render(<Refused />);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('You do not belong to this project.'),
    );
  });
});
