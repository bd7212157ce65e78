import { after, changed } from '../profile/testing-edits.js';
import { keepText } from '../profile/testing-profile.js';

const textsOf = (name: string, text: string): Record<string, string | undefined> =>
  Object.fromEntries(
    keepText(name, text).groups.flatMap(({ keys }) =>
      keys.map((key) => [key.name, key.values.map((value) => value.name).join('|')]),
    ),
  );

describe('texts of Android that have no name of their own', () => {
  const text =
    '<resources><string-array name="d"><item>1</item></string-array><string name="d_0">own</string>' +
    '<string name="a" product="tablet">T</string><string name="a">P</string><string name="a_tablet">own</string>' +
    '<string name="a" product="tablet">T2</string></resources>';

  it('do not take that of an entry, which may come later', () => {
    expect(textsOf('strings.xml', text)).toEqual({
      d_0_2: '1',
      d_0: 'own',
      a_tablet_2: 'T2',
      a: 'P',
      a_tablet: 'own',
    });
  });

  it('change alone', () => {
    expect(after({ name: 'strings.xml', text }, changed('a_tablet', 'x'))).toBe(
      text.replace('"a_tablet">own', '"a_tablet">x'),
    );
  });
});
