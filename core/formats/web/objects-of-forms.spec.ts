import { added, after, changed, keyOf, without } from '../profile/testing-edits.js';
import { keepText } from '../profile/testing-profile.js';
import { outline } from '../testing.js';

const GO = `{
  "hello": {
    "description": "A greeting",
    "hash": "sha1-1",
    "other": "Hello"
  },
  "cats": {
    "one": "{{.Count}} cat",
    "description": "How many",
    "other": "{{.Count}} cats"
  },
  "plain": "Plain"
}
`;
const file = { name: 'active.en.json', text: GO };

describe('JSON of go-i18n whose objects have forms beside their descriptions', () => {
  it('has a key for each of them, and one for each text', () => {
    const reading = keepText(file.name, GO);
    expect(outline(reading.groups as never)).toEqual([
      [
        'common',
        [
          ['hello', 'Hello'],
          ['cats', ['{{.Count}} cat', '{{.Count}} cats']],
          ['plain', 'Plain'],
        ],
      ],
    ]);
    const descriptions = reading.groups.flatMap(({ keys }) => keys.map(({ description }) => description));
    expect(descriptions).toEqual(['A greeting', 'How many', undefined]);
    expect(reading.carried.map(({ what }) => what)).toEqual(['hash']);
  });

  it('comes back with changed texts, without a key that is gone', () => {
    expect(after(file, (groups) => groups)).toBe(GO);
    expect(after(file, changed('hello', 'Hi'))).toBe(GO.replace('"Hello"', '"Hi"'));
    expect(after(file, without('cats'))).toBe(
      GO.replace(/ {2}"cats": \{[^}]*\{\{[^}]*\}\}[^}]*\{\{[^}]*\}\}[^}]*\},\n/, ''),
    );
  });

  it('gets new keys in its manner', () => {
    const keys = [keyOf('bye', 'Bye', 'At the end'), keyOf('tabs', { one: '# tab', other: '# tabs' })];
    expect(after(file, added('common', ...keys))).toBe(
      GO.replace(
        /\n\}\n$/,
        ',\n  "bye": {\n    "description": "At the end",\n    "other": "Bye"\n  }' +
          ',\n  "tabs": {\n    "one": "# tab",\n    "other": "# tabs"\n  }\n}\n',
      ),
    );
  });

  it('gets a form of a plural behind the last one', () => {
    const forms = { '=0': 'none', one: '{{.Count}} cat', other: '{{.Count}} cats' };
    const written = after(file, (groups) =>
      groups.map((group) => ({
        ...group,
        keys: group.keys.map((key) =>
          key.name === 'cats' ? { ...key, ...keyOf('cats', forms, 'How many') } : key,
        ),
      })),
    );
    expect(written).toBe(GO.replace('cats"\n', 'cats",\n    "zero": "none"\n'));
  });

  it.each([
    ['other groups', '{"a":{"one":"x","other":"y"},"g":{"title":"z"}}', ['one', 'other', 'title']],
    ['a text that is called other', '{"a":{"other":"x"},"b":"y"}', ['other', 'b']],
    ['forms that are no texts', '{"a":{"one":{"x":"y"},"other":"y"}}', ['one_x', 'other']],
  ])('is ordinary JSON with %s', (_, text, names) => {
    const { groups } = keepText('en.json', text);
    expect(groups.flatMap(({ keys }) => keys.map(({ name }) => name))).toEqual(names);
  });
});
