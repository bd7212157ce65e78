import { strFromU8 } from 'fflate';

import type { PluralMode } from '../../domain/plural-rules.js';
import { fileBytes } from '../export/file-bytes.js';
import { readFiles } from '../index.js';
import type { KeptReading } from '../model/kept-reading.js';
import { FIXTURES } from '../../../test/support/format-fixtures.js';
import type { Fixture } from '../../../test/support/format-fixtures.js';
import { projectOfReading, writeAgain } from './testing-profile.js';

/** L6 in both plural modes: `npm run law:files` holds it over files of public projects, too, with outside tools. */
const MODES: readonly PluralMode[] = ['strict', 'cldr'];

const readingOf = ({ name, bytes, tag }: Fixture, pluralMode: PluralMode): KeptReading =>
  readFiles([{ name, bytes }], { keep: true, pluralMode, tag });

const CASES = FIXTURES.flatMap((file) =>
  MODES.map((mode) => [file.title, mode, file, readingOf(file, mode)] as const),
);
const READ = CASES.filter(([, , , { error }]) => error === null);

/** The plurals of i18next and ICU, counted by hand: not `button_other`, ordinals, selects, or two in one message. */
const COUNTED: Readonly<Record<string, number>> = {
  'po-cs/cs.po': 2,
  'web-i18next/ar.json': 1,
  'web-i18next/en.json': 4,
  'web-i18next/fr.json': 2,
  'web-i18next/ja.json': 1,
  'web-i18next/lv.json': 1,
  'web-i18next/pl.json': 2,
  'arb-en/app_en.arb': 2,
  'arb-odd/intl_en.arb': 1,
  'arb-pl/app_pl.arb': 2,
  'properties-en/messages.properties': 2,
  'properties-latin-fr/messages_fr.properties': 1,
  'properties-pl/Labels_pl.properties': 1,
  'csv-app/texts.csv': 1,
  'csv-odd/translations.csv': 1,
  'resx-en/Resources.resx': 1,
  'resx-pl/Strings.pl.resx': 1,
  // In the source language, as all that follows.
  'xliff-apple/fr.xliff': 4,
  'xliff-angular/messages.fr.xlf': 0,
  'xliff-agency/shop_de-DE.xlf': 0,
  'xliff-2/app.pl.xlf': 1,
  'xliff-bare/messages.xlf': 0,
  // Two strings, two variables, a variant for two devices.
  'xcstrings-app/Localizable.xcstrings': 6,
  'po-fr/fr.po': 1,
  'po-pl/pl.po': 1,
  'po-template/messages.pot': 1,
  'yaml-bare/messages.yml': 1,
  'yaml-fr/fr.yml': 1,
  'yaml-languages/pages.yml': 1,
  'yaml-sorted/pt-BR.yml': 1,
  'web-extension-en/messages.json': 0,
  'web-formatjs/en.json': 1,
  'web-structured/en.json': 1,
  'web-go-pl/pl.json': 2,
  'web-icu/ar.json': 1,
  'web-icu/en.json': 5,
  'web-icu/ja.json': 1,
  'web-icu/lv.json': 1,
  'web-icu/pl.json': 2,
};

/** The plurals that a file has, counted without a reader of ours. */
function countPlurals({ title, name, bytes }: Fixture): number {
  const counted = COUNTED[title.replace('profile/fixtures/', '')];
  if (counted !== undefined) return counted;
  const source = strFromU8(bytes).replace(/<!--[\s\S]*?-->/g, '');
  if (!name.endsWith('.json')) return source.match(/<plurals |<string>NSStringPluralRuleType</g)?.length ?? 0;
  let count = 0;
  JSON.parse(source, (_, value: unknown) => {
    if (typeof value === 'string' && /(?<!\\)\|/.test(value)) count += 1;
    return value;
  });
  return count;
}

/** Pipes that separate no known number of forms are characters of one text (13.5). */
const countPluralTexts = ({ profile }: KeptReading): number =>
  profile.files.flatMap(({ parts }) => parts).filter((part) => typeof part === 'object' && 'isPlain' in part)
    .length;

describe('the law of files', () => {
  it('refuses the fixture that is broken on purpose, and no other', () => {
    const refused = CASES.filter(([, , , { error }]) => error !== null).map(([title]) => title);
    expect([...new Set(refused)]).toEqual(['fixtures/web-broken/fr.json']);
  });

  it.each(READ)('%s comes back to the byte, in %s mode', (_, pluralMode, file, reading) => {
    const project = projectOfReading(reading, file.tag);
    const [written, ...others] = writeAgain(reading, project, { pluralMode });
    expect(others).toEqual([]);
    expect(Buffer.compare(fileBytes(written ?? { text: '' }), file.bytes)).toBe(0);
    expect(written?.path.split('/').at(-1)).toBe(file.name);
  });

  it.each(READ.filter(([, mode]) => mode === 'cldr'))(
    'every plural of %s is imported, in %s mode',
    (_, __, file, reading) => {
      const keys = reading.groups.flatMap((group) => group.keys).filter(({ isPlural }) => isPlural);
      expect(keys.length + countPluralTexts(reading)).toBe(countPlurals(file));
    },
  );
});
