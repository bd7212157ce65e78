import { screen } from '@testing-library/react';

import { render } from '../../testing/render.js';
import { UnheldNotes } from './UnheldNotes.js';

const project = {
  languages: [
    { id: 1, name: 'Russian' },
    { id: 2, name: 'French' },
  ],
} as never;

it('names the keys whose texts have no place in the files of a language', async () => {
  await render(
    <UnheldNotes
      project={project}
      languageIds={[1]}
      unheld={[
        { languageId: 1, kind: 'form', keys: ['file', 'day', 'hour', 'week'] },
        { languageId: 1, kind: 'item', keys: ['days_1'] },
        { languageId: 1, kind: 'name', keys: ['Sign in'] },
        { languageId: 2, kind: 'item', keys: ['days_0'] },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Russian: 4 plurals have a form that is left out, because these files have no line for it (file, day, hour …)',
    'Russian: 1 item of a list is left out until the list is complete (days_1)',
    'Russian: 1 text differs from its key name, which these files have in its place (Sign in)',
  ]);
});

it('says nothing where the files hold everything', async () => {
  await render(<UnheldNotes project={project} languageIds={[1]} unheld={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
