import { TestRepository } from './testing-repository.js';

const document = (language: string, units: readonly (readonly [id: string, target: string])[]): string =>
  `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n<file source-language="en" target-language="${language}" datatype="plaintext" original="m"><body>\n` +
  units
    .map(([id, target]) => `<trans-unit id="${id}"><source>${id}</source>${target}</trans-unit>\n`)
    .join('') +
  '</body></file>\n</xliff>\n';

const target = (text: string): string => `<target>${text}</target>`;

describe('an XLIFF document that lacks a unit of another language', () => {
  const FILE = 'i18n/shop.{language}.xlf';
  const GERMAN = document('de', [
    ['Cart', target('Korb')],
    ['Till', target('Kasse')],
  ]);
  const FRENCH = document('fr', [['Cart', target('Panier')]]);
  const repository = (): TestRepository => {
    const made = new TestRepository({});
    made.addTogether(
      {
        'i18n/shop.de.xlf': { file: FILE, language: 'de', text: GERMAN },
        'i18n/shop.fr.xlf': { file: FILE, language: 'fr', text: FRENCH },
      },
      'en',
    );
    return made;
  };

  it('comes back without it', () => {
    expect(repository().written()).toEqual({ 'i18n/shop.de.xlf': GERMAN, 'i18n/shop.fr.xlf': FRENCH });
  });

  it('gets it with its translation', () => {
    const made = repository();
    made.project.write('fr', 'Till', null, 'Caisse');
    const written = made.written();
    expect(written['i18n/shop.de.xlf']).toBe(GERMAN);
    expect(written['i18n/shop.fr.xlf']).toContain('<source>Till</source>');
    expect(written['i18n/shop.fr.xlf']).toContain(target('Caisse'));
  });
});
