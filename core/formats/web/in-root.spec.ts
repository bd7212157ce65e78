import { strToU8 } from 'fflate';

import { readFiles } from '../index.js';
import { TestRepository } from '../../repository/content/testing-repository.js';
import type { TestDocument } from '../../repository/content/testing-repository.js';

const ENGLISH = `{
  "en": {
    "title": "Home",
    "menu": {
      "open": "Open",
      "tools": {
        "zoom": "Zoom"
      }
    },
    "files_one": "{{count}} file",
    "files_other": "{{count}} files"
  }
}
`;

const GERMAN = `{
  "de": {
    "title": "Start",
    "menu": {
      "open": "Öffnen"
    },
    "files_one": "{{count}} Datei",
    "files_other": "{{count}} Dateien"
  }
}
`;

const inFile = (language: string, text: string): TestDocument => ({
  file: '{language}.json',
  language,
  text,
});

describe('JSON in an object that is called after its language', () => {
  const repository = (): TestRepository => {
    const one = new TestRepository({});
    one.addTogether({ 'en.json': inFile('en', ENGLISH), 'de.json': inFile('de', GERMAN) }, 'en');
    return one;
  };

  it('has the same keys in each language, and comes back as it was', () => {
    const one = repository();
    const names = one.project.details().groups.map(({ name, keys }) => [name, keys.map((key) => key.name)]);
    expect(names).toEqual([
      ['common', ['title', 'files']],
      ['menu', ['open', 'tools_zoom']],
    ]);
    expect(one.written()).toEqual({ 'en.json': ENGLISH, 'de.json': GERMAN });
    expect(one.pulled('en')).toEqual({ created: 0, updated: 0, missing: 0 });
  });

  it('takes a text that it lacks, in objects that it lacks', () => {
    const one = repository();
    one.project.write('de', 'tools_zoom', null, 'Größe');
    expect(one.written()['de.json']).toBe(
      GERMAN.replace('"Öffnen"\n', '"Öffnen",\n      "tools": {\n        "zoom": "Größe"\n      }\n'),
    );
  });

  it('renames a key, and leaves one out that is gone', () => {
    const one = repository();
    one.project.rename('title', 'heading');
    one.project.remove('open');
    expect(one.written()['en.json']).toBe(
      ENGLISH.replace('"title"', '"heading"').replace('      "open": "Open",\n', ''),
    );
    expect(one.pulled('en')).toEqual({ created: 0, updated: 0, missing: 0 });
  });

  it('is in an object of the language in a new document', () => {
    const one = repository();
    one.project.translate('fr', 'tools_zoom', 'Zoom');
    expect(one.written()['fr.json']).toBe(
      '{\n  "fr": {\n    "menu": {\n      "tools": {\n        "zoom": "Zoom"\n      }\n    }\n  }\n}\n',
    );
  });

  it.each([
    ['is a group in a document of another language', '{"fr":{"a":"A"}}', 'de', ['fr']],
    ['is a group where no language is known', '{"de":{"a":"A"}}', null, ['de']],
    ['is a group beside another object', '{"de":{"a":"A"},"menu":{"b":"B"}}', 'de', ['de', 'menu']],
    ['is a group beside a text', '{"de":{"a":"A"},"b":"B"}', 'de', ['de', 'common']],
    ['is none without a text', '{"de":{}}', 'de', []],
    ['may be spelled otherwise', '{"pt_BR":{"menu":{"a":"A"}}}', 'pt-BR', ['menu']],
  ])('%s', (_, source, tag, groups) => {
    const reading = readFiles([{ name: 'a.json', bytes: strToU8(source) }], { tag, keep: true });
    expect(reading.groups.map(({ name }) => name)).toEqual(groups);
  });
});
