import { screen } from '@testing-library/react';

import { render } from '../../../testing/render.js';
import { takenFiles, totalsOf } from '../model/selection.js';
import type { Repository } from '../model/use-repository.js';
import { RepositoryService } from '../reading/repository-service.js';
import { NO_CHOICES } from '../reading/repository-view.js';
import { FileTable } from './FileTable.js';
import { RepositoryFields } from './RepositoryFields.js';

const po = (language: string, names: readonly string[]): string =>
  [
    `msgid ""\nmsgstr "Language: ${language}\\n"`,
    ...names.map((name) => `msgid "${name}"\nmsgstr "${language} ${name}"`),
  ].join('\n\n');

const SENTENCES = ['Welcome to the guide', 'This is the first page.', 'Settings'];
const SYMBOLS = ['guide.welcome', 'guide.first_page', 'settings'];

async function opened(names: readonly string[], languages = ['de', 'fr']): Promise<Repository> {
  const files = new Map(
    languages.map((language) => [`locale/${language}/LC_MESSAGES/guide.po`, po(language, names)]),
  );
  const entries = [...files].map(([path, { length: size }]) => ({ path, size }));
  const fileOf = (path: string): Promise<File> => {
    const bytes = new TextEncoder().encode(files.get(path));
    return Promise.resolve({ slice: () => ({ arrayBuffer: () => Promise.resolve(bytes.buffer) }) } as never);
  };
  const found = await new RepositoryService().open({ entries, name: 'guide' }, fileOf, () => undefined);
  if (found.status !== 'found') throw new Error(found.status);
  const { view } = found;
  const baseTag = view.base.tag;
  const ticks = new Map<string, boolean>();
  return {
    view,
    baseTag,
    ticks,
    choices: NO_CHOICES,
    losses: { strict: 0, cldr: 0 },
    pluralMode: 'cldr',
    taken: takenFiles(view, ticks, baseTag),
    choose: () => undefined,
    tick: () => undefined,
    choosePluralMode: () => undefined,
  } as never;
}

async function shown(repository: Repository): Promise<void> {
  await render(
    <>
      <RepositoryFields
        repository={repository}
        draft={{ name: 'Guide', description: '' }}
        onChange={() => undefined}
        color="3366FF"
        showsErrors={false}
      />
      <FileTable repository={repository} progress={null} />
    </>,
  );
}

describe('a repository of gettext', () => {
  it('is shown in English, which only the names of its keys are', async () => {
    const repository = await opened(SENTENCES);
    await shown(repository);
    expect(screen.getByText('The key names in guide.po are English')).toBeVisible();
    expect(screen.getByText('English')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /3 keys, en, de, fr$/ })).toBeChecked();
    expect(totalsOf(repository.taken, repository.baseTag)).toMatchObject({ documents: 2, languages: 3 });
  });

  it('is not where the names are symbols, or a document is in English', async () => {
    const symbols = await opened(SYMBOLS);
    expect([symbols.baseTag, symbols.view?.base.reason]).toEqual([null, null]);
    const english = await opened(SENTENCES, ['de', 'en']);
    expect(english.view?.base.reason).not.toBe('names');
    await shown(english);
    expect(screen.getByRole('checkbox', { name: /3 keys, de, en$/ })).toBeChecked();
  });
});
