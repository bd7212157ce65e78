import { TestRepository } from '../../repository/content/testing-repository.js';
import type { TestDocument } from '../../repository/content/testing-repository.js';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const ENGLISH = {
  users: {
    title: 'Users',
    index: { title: 'All', form: { save: 'Save' } },
  },
};

const repositoryOf = (file: string, texts: Record<string, string>): TestRepository => {
  const documents = Object.entries(texts).map(([language, text]): [string, TestDocument] => [
    file.replaceAll('{language}', language),
    { file, language, text },
  ]);
  const repository = new TestRepository({});
  repository.addTogether(Object.fromEntries(documents), 'en');
  return repository;
};

/** The French document with these texts of English keys. */
function translated(repository: TestRepository, texts: Record<string, string>): string {
  for (const [name, text] of Object.entries(texts)) repository.project.write('fr', name, null, text);
  expect(repository.pulled('en')).toEqual({ created: 0, updated: 0, missing: 0 });
  const [, french = ''] = Object.values(repository.written());
  return french;
}

describe('a translation of a key in an object that its document does not have', () => {
  it('stands in objects of the same names: JSON', () => {
    const repository = repositoryOf('{language}.json', { en: json(ENGLISH), fr: json({ ok: 'OK' }) });
    expect(translated(repository, { title: 'Gens', index_title: 'Tous', index_form_save: 'Garder' })).toBe(
      json({
        ok: 'OK',
        users: {
          title: 'Gens',
          index: { title: 'Tous', form: { save: 'Garder' } },
        },
      }),
    );
  });

  it('goes into the innermost object that is there', () => {
    const fr = { users: { index: { title: 'Tous' } } };
    const repository = repositoryOf('{language}.json', { en: json(ENGLISH), fr: json(fr) });
    expect(translated(repository, { index_form_save: 'Garder' })).toBe(
      json({ users: { index: { title: 'Tous', form: { save: 'Garder' } } } }),
    );
  });

  it('is called as its key where a text has the name of the object', () => {
    const fr = { users: { index: 'Tous' } };
    const repository = repositoryOf('{language}.json', { en: json(ENGLISH), fr: json(fr) });
    repository.project.write('fr', 'index_title', null, 'Titre');
    expect(Object.values(repository.written())[1]).toBe(
      json({ users: { index: 'Tous', index_title: 'Titre' } }),
    );
  });

  it('stands beside an object whose name its own begins with, as its base text does', () => {
    const repository = repositoryOf('{language}.json', {
      en: json({ menu: { edit_all: 'Edit all', edit: { all: 'Edited' }, help: 'Help' } }),
      fr: json({ menu: { edit: { all: 'Modifiés' } } }),
    });
    expect(translated(repository, { edit_all: 'Tout modifier' })).toBe(
      json({ menu: { edit: { all: 'Modifiés' }, edit_all: 'Tout modifier' } }),
    );
  });

  it.each([
    [
      '{language}.json',
      json({ menu: { edit_all: 'Edit all', edit: { all: 'Edited' } } }),
      json({ menu: { edit_all: 'Tout modifier' } }),
      json({ menu: { edit_all: 'Tout modifier', edit: { all: 'Autre' } } }),
    ],
    [
      '{language}.json',
      json({ menu: { edit: { all: 'Edited' }, edit_all: 'Edit all' } }),
      json({ menu: { edit: { all: 'Modifiés' } } }),
      json({ menu: { edit: { all: 'Modifiés' }, edit_all: 'Autre' } }),
    ],
    [
      '{language}.yml',
      'en:\n  menu:\n    edit_all: Edit all\n    edit:\n      all: Edited\n',
      'fr:\n  menu:\n    edit_all: Tout modifier\n',
      'fr:\n  menu:\n    edit_all: Tout modifier\n    edit:\n      all: Autre\n',
    ],
    [
      '{language}.php',
      "<?php\n\nreturn [\n    'menu' => [\n        'edit_all' => 'Edit all',\n        'edit' => [\n            'all' => 'Edited',\n        ],\n    ],\n];\n",
      "<?php\n\nreturn [\n    'menu' => [\n        'edit_all' => 'Tout modifier',\n    ],\n];\n",
      "<?php\n\nreturn [\n    'menu' => [\n        'edit_all' => 'Tout modifier',\n        'edit' => [\n            'all' => 'Autre',\n        ],\n    ],\n];\n",
    ],
  ])(
    'has the path of its base text beside a text whose names join likewise: %s',
    (file, en, fr, expected) => {
      const repository = repositoryOf(file, { en, fr });
      expect(translated(repository, { edit_all_2: 'Autre' })).toBe(expected);
    },
  );

  it('keeps a number that its base text has in the document', () => {
    const repository = repositoryOf('{language}.json', {
      en: json({ menu: { edit_all: 'Edit all', edit: { all_2: 'Edited' } } }),
      fr: json({ menu: { edit_all: 'Tout modifier' } }),
    });
    expect(translated(repository, { edit_all_2: 'Autre' })).toBe(
      json({ menu: { edit_all: 'Tout modifier', edit: { all_2: 'Autre' } } }),
    );
  });

  it('stands in mappings of the same names: YAML', () => {
    const repository = repositoryOf('{language}.yml', {
      en: 'en:\n  users:\n    new_one:\n      title: New\n      form_of:\n        save: Save\n',
      fr: 'fr:\n  ok: OK\n',
    });
    expect(translated(repository, { new_one_title: 'Nouveau', new_one_form_of_save: 'Garder' })).toBe(
      'fr:\n  ok: OK\n  users:\n    new_one:\n      title: Nouveau\n      form_of:\n        save: Garder\n',
    );
  });

  it('stands in arrays of the same names: PHP', () => {
    const repository = repositoryOf('lang/{language}/app.php', {
      en: "<?php\n\nreturn [\n    'users' => [\n        'index' => [\n            'title' => 'All',\n        ],\n    ],\n];\n",
      fr: "<?php\n\nreturn [\n    'ok' => 'OK',\n];\n",
    });
    expect(translated(repository, { index_title: 'Tous' })).toBe(
      "<?php\n\nreturn [\n    'ok' => 'OK',\n    'users' => [\n        'index' => [\n            'title' => 'Tous',\n        ],\n    ],\n];\n",
    );
  });

  it('stands in the objects of the first language of a file of several', () => {
    const text = json({ en: ENGLISH, fr: { ok: 'OK' } });
    const repository = new TestRepository({ 'all.json': { file: 'all.json', language: null, text } });
    repository.project.write('fr', 'index_form_save', null, 'Garder');
    expect(repository.written()['all.json']).toBe(
      json({ en: ENGLISH, fr: { ok: 'OK', users: { index: { form: { save: 'Garder' } } } } }),
    );
  });
});

describe('a text of a key that no document of the base language has', () => {
  it('stands in the objects that another language has, in a new document, too', () => {
    const repository = repositoryOf('{language}.json', {
      en: json({ ok: 'OK' }),
      fr: json({ ok: 'OK', users: { index: { title: 'Tous' } } }),
      de: json({ ok: 'OK' }),
    });
    repository.project.write('de', 'index_title', null, 'Alle');
    repository.project.translate('it', 'index_title', 'Alle');
    const { 'de.json': german, 'it.json': italian } = repository.written();
    expect(german).toBe(json({ ok: 'OK', users: { index: { title: 'Alle' } } }));
    expect(italian).toBe(json({ users: { index: { title: 'Alle' } } }));
    expect(repository.pulled('en')).toEqual({ created: 0, updated: 0, missing: 0 });
  });

  it('stands in them in a file of several languages', () => {
    const text = 'en:\n  users:\n    ok: OK\nfr:\n  users:\n    ok: OK\n    index:\n      title: Tous\n';
    const file = 'all.yml';
    const repository = new TestRepository({ [file]: { file, language: null, text } });
    repository.project.write('en', 'index_title', null, 'All');
    expect(repository.written()[file]).toBe(
      text.replace('    ok: OK\nfr', '    ok: OK\n    index:\n      title: All\nfr'),
    );
  });

  it('stands in an object whose name begins with that of another one', () => {
    const repository = repositoryOf('{language}.yml', {
      en: 'en:\n  spree:\n    credit:\n      sum: Sum\n',
      de: 'de:\n  spree:\n    credit:\n      sum: Summe\n    credit_event:\n      action: Aktion\n',
    });
    repository.project.write('en', 'credit_event_action', null, 'Action');
    expect(repository.written()['en.yml']).toBe(
      'en:\n  spree:\n    credit:\n      sum: Sum\n    credit_event:\n      action: Action\n',
    );
  });
});
