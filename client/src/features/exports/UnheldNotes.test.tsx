import { screen } from '@testing-library/react';

import { render } from '../../testing/render.js';
import { UnheldNotes } from './UnheldNotes.js';

const project = {
  id: 7,
  role: 'owner',
  archivedAt: null,
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

const NO_PLACE = { kind: 'place', file: 'core/templates/cards.ftl' } as const;
const unplaced = [
  { ...NO_PLACE, languageId: 1, keys: ['deck'] },
  { ...NO_PLACE, languageId: 2, keys: ['deck', 'card'] },
];

it.each([
  [
    'en',
    'French: 2 texts have no place in core/templates/cards.ftl and aren’t written (deck, card)',
    'Add {language} to its path in Settings, Files',
  ],
  [
    'fr',
    'French : 2 textes n’ont pas de place dans core/templates/cards.ftl et ne sont pas écrits (deck, card)',
    'Ajouter {language} à son chemin dans Paramètres, Fichiers',
  ],
] as const)(
  'names the file that has no place for a language, with the remedy, in %s',
  async (locale, note, remedy) => {
    await render(<UnheldNotes project={project} languageIds={[1, 2]} unheld={unplaced} />, { locale });
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(note);
    expect(screen.getByRole('link', { name: remedy })).toHaveAttribute('href', '/projects/7/settings/files');
  },
);

it('offers no remedy to a member that can’t change files', async () => {
  const own = { ...(project as object), role: 'translator' } as never;
  await render(<UnheldNotes project={own} languageIds={[1]} unheld={unplaced} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/^Russian: 1 text has no place in/);
  expect(screen.queryByRole('link')).toBeNull();
});

it('says nothing where the files hold everything', async () => {
  await render(<UnheldNotes project={project} languageIds={[1]} unheld={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
