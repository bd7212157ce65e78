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
  files: [{ id: 4, path: 'core/templates/cards.ftl', format: 'fluent' }],
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
    'core/templates/cards.ftl has no place for Russian, French: 3 texts aren’t written (deck, card)',
    'Add {language} to its path in Settings, Files',
  ],
  [
    'fr',
    'core/templates/cards.ftl n’a pas de place pour Russian, French : 3 textes ne sont pas écrits (deck, card)',
    'Ajouter {language} à son chemin dans Paramètres, Fichiers',
  ],
] as const)(
  'names the file that has no place for some languages, with the remedy, in %s',
  async (locale, note, remedy) => {
    await render(<UnheldNotes project={project} languageIds={[1, 2]} unheld={unplaced} />, { locale });
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(note);
    expect(screen.getByRole('link', { name: remedy })).toHaveAttribute('href', '/projects/7/settings/files');
  },
);

it.each([
  [
    'en',
    'core/templates/cards.ftl has no place for L1, L2, L3, L4, L5, L6 and 12 more: 18 texts aren’t written (deck)',
  ],
  [
    'fr',
    'core/templates/cards.ftl n’a pas de place pour L1, L2, L3, L4, L5, L6 et 12 autres : 18 textes ne sont pas écrits (deck)',
  ],
] as const)('has one line for a file, however many its languages are, in %s', async (locale, note) => {
  const languages = Array.from({ length: 18 }, (_, at) => ({ id: at + 1, name: `L${at + 1}` }));
  const ids = languages.map(({ id }) => id);
  await render(
    <UnheldNotes
      project={{ ...(project as object), role: 'translator', languages } as never}
      languageIds={ids}
      unheld={ids.map((languageId) => ({ ...NO_PLACE, languageId, keys: ['deck'] }))}
    />,
    { locale },
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(note);
});

it.each([
  ['en', '2 keys belong to no file and are left out. Show them', 'Show them'],
  ['fr', '2 clés n’appartiennent à aucun fichier et seront omises. Les afficher', 'Les afficher'],
] as const)('counts the keys without a file, with a link to them, in %s', async (locale, note, link) => {
  await render(<UnheldNotes project={project} languageIds={[1]} unheld={[]} orphans={2} />, { locale });
  expect(screen.getByRole('listitem')).toHaveTextContent(note);
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/projects/7?file=%22%22');
});

it('offers no remedy to a member that can’t change files', async () => {
  const own = { ...(project as object), role: 'translator' } as never;
  await render(<UnheldNotes project={own} languageIds={[1]} unheld={unplaced} />);
  expect(screen.getByRole('listitem')).toHaveTextContent(/no place for Russian: 1 text isn’t written/);
  expect(screen.queryByRole('link')).toBeNull();
});

it('says nothing where the files hold everything', async () => {
  await render(<UnheldNotes project={project} languageIds={[1]} unheld={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
