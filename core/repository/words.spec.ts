import { isTestData, namesTexts, wordsOf } from './words.js';

it('finds words by signs and capitals', () =>
  expect(wordsOf('src/ValidationMessages_pt-BR.properties')).toEqual([
    'src',
    'validation',
    'messages',
    'pt',
    'br',
    'properties',
  ]));

it.each(['src/i18n/x.json', 'ApplicationMessages.properties', 'locale/fr', 'res/labels.properties'])(
  '%s names texts',
  (path) => expect(namesTexts(path)).toBe(true),
);

it.each(['gradle.properties', 'src/data/countries.json', 'context/messagebus.json'])(
  '%s names no texts',
  (path) => expect(namesTexts(path)).toBe(false),
);

it.each(['test/fr.json', 'src/__fixtures__/fr.json', 'app/src/androidTest/fr.xml', 'examples/a/fr.json'])(
  '%s is test data',
  (path) => expect(isTestData(path)).toBe(true),
);

it.each(['locales/fr/test.json', 'latest/fr.json', 'contest/fr.json'])('%s is no test data', (path) =>
  expect(isTestData(path)).toBe(false),
);
