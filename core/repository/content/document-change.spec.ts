import { untouchedFile } from '../../formats/export/untouched-file.js';
import { countChangedTexts, isSameContent } from './document-change.js';
import { TestRepository } from './testing-repository.js';
import type { WrittenDocument } from './write-repository.js';

const TEMPLATE = 'locales/{language}.json';
const DOCUMENTS = {
  'locales/en.json': {
    file: TEMPLATE,
    language: 'en',
    text: '{ "title": "Home", "files": {"one": "# file", "other": "# files"} }\n',
  },
  'locales/fr.json': { file: TEMPLATE, language: 'fr', text: '{ "title": "Accueil", "empty": "" }\n' },
};

const OPTIONS = { pluralMode: 'cldr', tag: 'en', format: 'json' } as const;

const beforeOf = ({ profile }: WrittenDocument) => profile && untouchedFile(profile);

/** The documents that are not as they were, with the number of their texts that differ. */
function changesIn(repository: TestRepository): Record<string, number> {
  const changes = repository.documents().flatMap((document): [string, number][] => {
    const before = beforeOf(document);
    if (before && isSameContent(before, document)) return [];
    return [[document.path, countChangedTexts(document, before, OPTIONS)]];
  });
  return Object.fromEntries(changes);
}

describe('the documents that change', () => {
  it('are none in a repository that nobody has edited', () =>
    expect(changesIn(new TestRepository(DOCUMENTS))).toEqual({}));

  it('are those with an edit, which counts its texts', () => {
    const repository = new TestRepository(DOCUMENTS);
    repository.project.write('fr', 'title', null, 'Bienvenue');
    expect(changesIn(repository)).toEqual({ 'locales/fr.json': 1 });
    repository.project.write('fr', 'empty', null, 'Vide');
    expect(changesIn(repository)).toEqual({ 'locales/fr.json': 2 });
  });

  it('are those with a key that has another name, as well', () => {
    const repository = new TestRepository(DOCUMENTS);
    repository.project.rename('title', 'heading');
    expect(Object.keys(changesIn(repository))).toEqual(['locales/en.json', 'locales/fr.json']);
  });

  it('count a text that is taken away', () => {
    const repository = new TestRepository(DOCUMENTS);
    repository.project.write('fr', 'title', null, '');
    expect(changesIn(repository)).toEqual({ 'locales/fr.json': 1 });
  });

  it('count every text where they are new', () => {
    const [english] = new TestRepository(DOCUMENTS).documents();
    expect(english && countChangedTexts(english, null, OPTIONS)).toBe(3);
  });
});
