import { pathsOfDocuments, renameFault } from './rename-file.js';
import type { FileToRename } from './rename-file.js';

const fileOf = (template: string, documents: Record<string, string | null>): FileToRename => ({
  template,
  holdsAll: false,
  documents: Object.entries(documents).map(([path, tag]) => ({ path, tag })),
});

const JSON_FILE = fileOf('locales/{language}/a.json', {
  'locales/en/a.json': 'en',
  'locales/pt_BR/a.json': 'pt-BR',
  'locales/iw/a.json': 'he',
});

describe('the documents of a file whose template changes', () => {
  it('keep their codes as they are written', () => {
    expect(pathsOfDocuments(JSON_FILE, 'web/{language}/{language}.json')).toEqual([
      'web/en/en.json',
      'web/pt_BR/pt_BR.json',
      'web/iw/iw.json',
    ]);
  });

  it('have none where they have none', () => {
    const android = fileOf('res/values{-language}/strings.xml', {
      'res/values/strings.xml': 'en',
      'res/values-pt-rBR/strings.xml': 'pt-BR',
    });
    expect(pathsOfDocuments(android, 'app/values{-language}/texts.xml')).toEqual([
      'app/values/texts.xml',
      'app/values-pt-rBR/texts.xml',
    ]);
  });

  it('get the code of their language, in the style of the others, where the template needs one', () => {
    const java = fileOf('messages{_language}.properties', {
      'messages.properties': 'en-GB',
      'messages_pt_BR.properties': 'pt-BR',
    });
    expect(pathsOfDocuments(java, '{language}/messages.properties')).toEqual([
      'en_GB/messages.properties',
      'pt_BR/messages.properties',
    ]);
    expect(pathsOfDocuments(fileOf('app.json', { 'app.json': 'fr' }), 'app.{language}.json')).toEqual([
      'app.fr.json',
    ]);
  });

  it('get one, too, if their paths were none of the former template', () => {
    const moved = fileOf('locales/{language}/a.json', { 'old/a.json': 'de', 'old/b.json': null });
    expect(pathsOfDocuments(moved, 'new/{language}.json')).toEqual(['new/de.json', 'old/b.json']);
  });
});

describe('a template that a file may not get', () => {
  it.each([
    ['locales/a.json', 'no_language', '{language}'],
    ['{language}/a{-language}.json', 'mixed', '{-language}'],
    ['../{language}.json', 'dots', '..'],
    ['{language}/con.json', 'reserved', 'con.json'],
    [`${'x'.repeat(390)}/{language}`, null, null],
    [`${'x'.repeat(395)}/{language}`, 'too_long', `${'x'.repeat(395)}/pt_BR`],
  ])('%s: %s', (to, reason, part) => {
    expect(renameFault(JSON_FILE, to)).toEqual(reason === null ? null : { reason, part });
  });

  it('says the part that the former one has', () => {
    const android = fileOf('values{-language}/a.xml', { 'values/a.xml': 'en' });
    expect(renameFault(android, 'values/a.xml')).toEqual({ reason: 'no_language', part: '{-language}' });
  });

  it('has a language where one document holds all', () => {
    const all = { template: 'a.xcstrings', holdsAll: true, documents: [{ path: 'a.xcstrings', tag: 'en' }] };
    expect(renameFault(all, '{language}.xcstrings')).toEqual({ reason: 'one_document', part: '{language}' });
    expect(renameFault(all, 'b.xcstrings')).toBeNull();
    expect(pathsOfDocuments(all, 'b.xcstrings')).toEqual(['b.xcstrings']);
  });

  it('may be without a language where there is only one', () => {
    expect(renameFault(fileOf('app.json', { 'app.json': 'fr' }), 'texts.json')).toBeNull();
  });
});
