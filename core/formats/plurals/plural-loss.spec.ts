import { strToU8 } from 'fflate';

import type { PluralMode } from '../../domain/plural-rules.js';
import { readFiles } from '../index.js';
import { modeLosingLess } from './plural-loss.js';
import { brief } from '../testing.js';

const read = (name: string, text: string, tag: string) => (pluralMode: PluralMode) =>
  readFiles([{ name, bytes: strToU8(text) }], { keep: true, pluralMode, tag });

const android = (...plurals: string[]): string =>
  `<resources>${plurals
    .map(
      (forms, index) =>
        `<plurals name="n${index}">${forms
          .split(' ')
          .map((form) => `<item quantity="${form}">${form}</item>`)
          .join('')}</plurals>`,
    )
    .join('')}</resources>`;

const FIFTY = Array.from({ length: 50 }, () => 'zero one other');

describe('what plurals lose in either mode', () => {
  it.each([
    ['nothing, of zero, one and other', 'en', 'a.xml', android(...FIFTY), '0+0', '0+0', 'strict'],
    ['one of fifty-one', 'en', 'a.xml', android(...FIFTY, 'one other'), '1+0', '0+0', 'cldr'],
    ['a form that the language does not have', 'en', 'a.xml', android('few one other'), '1+0', '0+1', 'cldr'],
    ['all forms', 'en', 'a.xml', android('few many'), '1+0', '1+0', 'strict'],
    ['an item that stands twice', 'en', 'a.xml', android('one one other'), '1+0', '1+0', 'strict'],
    [
      'the same form',
      'en',
      'a.stringsdict',
      '<plist><dict><key>n</key><dict><key>v</key><dict><key>zero</key><string/><key>one</key><string/><key>few</key><string/><key>other</key><string/></dict></dict></dict></plist>',
      '0+1',
      '0+1',
      'strict',
    ],
    ['two forms of i18next', 'en', 'a.json', '{"n_one":"1","n_other":"o"}', '1+0', '0+0', 'cldr'],
    ['a pipe in a text', 'en', 'a.json', '{"s":"0|1|n","t":"a | b","u":"a|b|c|d"}', '0+0', '0+0', 'strict'],
    ['four forms of Polish', 'pl', 'a.json', '{"s":"1|2|5|n"}', '1+0', '0+0', 'cldr'],
  ] as const)('%s', (_, tag, name, text, strict, cldr, proposed) => {
    const reading = read(name, text, tag);
    const losses = { strict: reading('strict').lost, cldr: reading('cldr').lost };
    const inBrief = ({ plurals, forms }: { plurals: number; forms: number }): string => `${plurals}+${forms}`;
    expect([inBrief(losses.strict), inBrief(losses.cldr)]).toEqual([strict, cldr]);
    expect(modeLosingLess(losses)).toBe(proposed);
  });
});

describe('a pipe in a text of Web JSON', () => {
  const reading = read('a.json', '{"songs":"0 | 1 | n","title":"one | other","four":"a|b|c|d"}', 'en');

  it('leaves the key out of a strict project', () => {
    const { groups, warnings } = reading('strict');
    expect(groups.flatMap(({ keys }) => keys.map(({ name }) => name))).toEqual(['songs']);
    expect(warnings.map(brief)).toEqual([
      'quantity_not_found_json title 1',
      'quantity_not_found_json four 1',
    ]);
  });

  it('is text where plurals have the forms of each language, with a warning; the specified plural keeps zero', () => {
    const { groups, warnings } = reading('cldr');
    const keys = groups.flatMap(({ keys: own }) =>
      own.map(({ name, values }) => [name, values.map((value) => `${value.quantityString}: ${value.name}`)]),
    );
    expect(keys).toEqual([
      ['songs', ['=0: 0', 'one: 1', 'other: n']],
      ['title', ['null: one | other']],
      ['four', ['null: a|b|c|d']],
    ]);
    expect(warnings.map(brief)).toEqual(['pipes_kept title 1', 'pipes_kept four 1']);
    expect(warnings.map(({ color }) => color)).toEqual(['orange', 'orange']);
  });
});
