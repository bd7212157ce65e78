import { strToU8 } from 'fflate';

import { VALUE_STATUSES } from '../../domain/value-status.js';
import { ImportedProject } from '../profile/testing-imports.js';
import { isUntranslated, stateOf } from './markup/states.js';

const document = (target: string, ...units: string[]): string =>
  '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n' +
  `<file source-language="en" target-language="${target}" datatype="plaintext" original="x"><body>\n` +
  `${units.join('\n')}\n</body></file>\n</xliff>\n`;

const unit = (name: string, source: string, target: string): string =>
  `<trans-unit id="${name}"><source>${source}</source>${target}</trans-unit>`;

function projectOf(...documents: [name: string, text: string][]): ImportedProject {
  const project = new ImportedProject('cldr');
  for (const [name, text] of documents) {
    const { error } = project.add('en', [{ name, bytes: strToU8(text) }]);
    if (error) throw new Error(error.reason);
  }
  return project;
}

const written = (project: ImportedProject): Record<string, string> =>
  Object.fromEntries(project.files('xliff').map(({ path, text }) => [path, text]));

describe('a target that repeats its source', () => {
  it.each(['new', 'needs-translation'])('is no translation while its state is %s', (state) => {
    const text = document('fr', unit('a', 'Open', `<target state="${state}">Open</target>`));
    const project = projectOf(['a.fr.xlf', text]);
    expect(project.texts('fr', 'a')).toEqual([[null, '']]);
    expect(Object.values(written(project))).toEqual([text]);
    project.write('fr', 'a', null, 'Ouvrir');
    expect(Object.values(written(project))).toEqual([
      document('fr', unit('a', 'Open', '<target state="translated">Ouvrir</target>')),
    ]);
  });

  it('is one in any other state, and one with words of its own in any', () => {
    const units = [
      unit('a', 'OK', '<target state="translated">OK</target>'),
      unit('b', 'OK', '<target>OK</target>'),
      unit('c', 'OK', '<target state="new">D’accord</target>'),
    ];
    const project = projectOf(['a.fr.xlf', document('fr', ...units)]);
    expect(['a', 'b', 'c'].map((name) => project.texts('fr', name)[0]?.[1])).toEqual([
      'OK',
      'OK',
      'D’accord',
    ]);
    expect(Object.values(written(project))).toEqual([document('fr', ...units)]);
  });

  it.each(['new', 'needs-translation'])('follows its source text while its state is %s', (state) => {
    const textIn = (source: string): string =>
      document(
        'fr',
        unit('a', source, `<target state="${state}">${source}</target>`),
        unit('b', 'OK', `<target state="${state}"/>`),
        unit('c', 'OK', '<target>OK</target>'),
      );
    const project = projectOf(['a.fr.xlf', textIn('Open <x id="1"/> &amp; shut')]);
    project.write('en', 'a', null, 'Open <x id="1"/> or shut');
    expect(Object.values(written(project))).toEqual([textIn('Open <x id="1"/> or shut')]);
    project.write('fr', 'a', null, 'Ouvrir');
    expect(Object.values(written(project))[0]).toContain('<target state="translated">Ouvrir</target>');
  });

  it.each(VALUE_STATUSES)('never gets a state of untranslated texts while it is %s', (status) => {
    const states = [
      { isVersion2: true, isApple: false },
      { isVersion2: false, isApple: false },
      { isVersion2: false, isApple: true },
    ].map((words) => stateOf(status, words, { hasStatuses: true }));
    expect(states.filter(isUntranslated)).toEqual([]);
  });

  it('is none in version 2 while its segment is initial', () => {
    const text =
      '<xliff version="2.0" srcLang="en" trgLang="fr" xmlns="urn:oasis:names:tc:xliff:document:2.0">\n<file id="f">\n' +
      '<unit id="a"><segment state="initial"><source>Open</source><target>Open</target></segment></unit>\n</file>\n</xliff>\n';
    const project = projectOf(['a.fr.xlf', text]);
    expect(project.texts('fr', 'a')).toEqual([[null, '']]);
    expect(Object.values(written(project))).toEqual([text]);
  });
});

describe('a document whose target language is its source language', () => {
  const english = document('en', unit('home.title', 'home.title', '<target>Home</target>'));
  const german = document('de', unit('home.title', 'home.title', '<target>Start</target>'));

  it('has the texts of that language in its targets', () => {
    const project = projectOf(['messages.en.xlf', english], ['messages.de.xlf', german]);
    expect(project.texts('en', 'home.title')).toEqual([[null, 'Home']]);
    expect(Object.values(written(project)).sort()).toEqual([german, english].sort());
  });

  it('takes a changed text there; sources that are ids stay in all documents', () => {
    const project = projectOf(['messages.en.xlf', english], ['messages.de.xlf', german]);
    project.write('en', 'home.title', null, 'Welcome');
    expect(Object.values(written(project)).sort()).toEqual(
      [german, english.replace('<target>Home', '<target>Welcome')].sort(),
    );
  });

  it('is like those of new languages, which have their translations there and no others', () => {
    const more = unit('home.more', 'home.more', '<target>More</target>');
    const project = projectOf(['messages.en.xlf', english.replace('\n</body>', `\n${more}\n</body>`)]);
    project.translate('fr', 'home.title', 'Accueil');
    expect(written(project)['messages.fr.xlf']).toBe(
      document('fr', unit('home.title', 'home.title', '<target>Accueil</target>')),
    );
  });
});

describe('a translation that a document lacks', () => {
  it.each([
    ['white space that counts', ' xml:space="preserve"', 'One\n\ttwo', 'Un\n\tdeux', 'Un\n\tdeux'],
    ['CDATA', '', '<![CDATA[<p>One</p>]]>', '<p>Un</p>', '<![CDATA[<p>Un</p>]]>'],
  ])('has %s like its source', (_, space, source, text, content) => {
    const open = `<trans-unit id="a"><source${space}>${source}</source>`;
    const project = projectOf(['a.fr.xlf', document('fr', `${open}</trans-unit>`)]);
    project.write('fr', 'a', null, text);
    expect(Object.values(written(project))).toEqual([
      document('fr', `${open}<target${space} state="translated">${content}</target></trans-unit>`),
    ]);
    const empty = projectOf(['a.fr.xlf', document('fr', `${open}<target${space}/></trans-unit>`)]);
    empty.write('fr', 'a', null, text);
    expect(Object.values(written(empty))[0]).toContain(`<target${space}>${content}</target>`);
  });
});
