import { added, after, changed, keyOf } from '../profile/testing-edits.js';
import { keepText } from '../profile/testing-profile.js';

const textsOf = (name: string, text: string): Record<string, string | undefined> =>
  Object.fromEntries(
    keepText(name, text).groups.flatMap(({ keys }) =>
      keys.map((key) => [key.name, key.values.map((value) => value.name).join('|')]),
    ),
  );

describe('entries of a stringsdict without plurals', () => {
  const dict = (...pairs: [string, string][]) =>
    `<dict>${pairs.map(([key, value]) => `<key>${key}</key>${value}`).join('')}</dict>`;
  const string = (text: string) => `<string>${text}</string>`;
  const DEVICES = 'NSStringDeviceSpecificRuleType';
  const WIDTHS = 'NSStringVariableWidthRuleType';
  const plural = dict(
    ['NSStringLocalizedFormatKey', string('%#@v@')],
    ['v', dict(['one', string('1')], ['other', string('n')])],
  );
  const tap = dict([
    DEVICES,
    dict(
      ['mac', dict([WIDTHS, dict(['20', string('Click')], ['50', string('Click here')])])],
      ['appletv', plural],
      ['other', string('Tap')],
    ),
  ]);
  const text = `<plist>${dict(['tap', tap], ['tap_other', string('own')], ['n', plural])}</plist>`;
  const file = { name: 'Localizable.stringsdict', text };

  it('are a key for each device and width; plurals within come back as they were', () => {
    expect(textsOf(file.name, text)).toEqual({
      tap_mac_20: 'Click',
      tap_mac_50: 'Click here',
      tap_other_2: 'Tap',
      tap_other: 'own',
      n: '1|n',
    });
    expect(keepText(file.name, text).warnings).toEqual([]);
  });

  it('change alone', () => {
    const edited = after(file, changed('tap_mac_50', 'Press & hold'));
    expect(edited).toBe(text.replace('Click here', 'Press &amp; hold'));
  });

  it('have places for no forms', () => {
    const edited = after(file, added('common', keyOf('m', { one: 'a', other: 'b' })));
    expect(edited.slice(0, text.indexOf('<key>n</key>'))).toBe(text.slice(0, text.indexOf('<key>n</key>')));
  });

  it('do not take the names of others for variables of one', () => {
    const two = dict(
      ['NSStringLocalizedFormatKey', string('%#@a@ %#@b@')],
      ['a', dict(['other', string('A')])],
      ['b', dict(['other', string('B')])],
    );
    const source = `<plist>${dict(['x', two], ['x_a', string('own')])}</plist>`;
    expect(Object.keys(textsOf(file.name, source))).toEqual(['x_a_2', 'x_b', 'x_a']);
    expect(after({ ...file, text: source }, changed('x_a', 'y'))).toBe(source.replace('own', 'y'));
  });
});
