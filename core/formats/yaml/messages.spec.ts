import { strToU8 } from 'fflate';

import { platformOf } from '../index.js';
import { ImportedProject } from '../profile/testing-imports.js';
import { keepText } from '../profile/testing-profile.js';
import { added, after, changed, keyOf, without } from '../profile/testing-edits.js';

const HUGO = `# Texts of the theme
- id: prev_page
  translation: "Back"

# Minutes
- id: read_time
  translation:
    one : "1 min"
    other: "{{ .Count }} min"

- id: "toc"
  hash: 12
  translation: "Contents" # of a post
`;

const DESCRIBED = `  - id: save
    description: A button
    translation: Save
  - id: close
    translation: Close
`;

const file = { name: 'en.yaml', text: HUGO };
const described = { name: 'en.yaml', text: DESCRIBED };

describe('a list of messages in YAML', () => {
  it('has a key for each, named by its id', () => {
    const { groups, error, carried } = keepText('en.yaml', HUGO);
    expect(error).toBeNull();
    const [{ name, keys } = { name: '', keys: [] }] = groups;
    expect(name).toBe('common');
    expect(keys.map((key) => [key.name, key.description, key.values.map((value) => value.name)])).toEqual([
      ['prev_page', 'Texts of the theme', ['Back']],
      ['read_time', 'Minutes', ['1 min', '{{ .Count }} min']],
      ['toc', 'of a post', ['Contents']],
    ]);
    expect(carried.map(({ what }) => what)).toEqual(['hash']);
  });

  it('comes back, and changes in the lines of an edit alone', () => {
    expect(after(file, (groups) => groups)).toBe(HUGO);
    expect(after(file, changed('prev_page', 'Last', 'Texts of the theme'))).toBe(
      HUGO.replace('"Back"', '"Last"'),
    );
    const plural = { one: 'a minute', other: '{{ .Count }} min' };
    expect(after(file, changed('read_time', plural, 'Minutes'))).toBe(HUGO.replace('1 min', 'a minute'));
    expect(after(file, without('toc'))).toBe(HUGO.slice(0, HUGO.indexOf('- id: "toc"')));
  });

  it('gets new messages like those that it has', () => {
    const keys = [
      keyOf('home', 'Home', 'A link'),
      keyOf('words', { one: 'a word', other: '{{ .Count }} words' }),
    ];
    expect(after(file, added('common', ...keys))).toBe(
      `${HUGO}
# A link
- id: home
  translation: "Home"

- id: words
  translation:
    one: "a word"
    other: "{{ .Count }} words"
`,
    );
    expect(after(file, added('nav', keyOf('up', 'Up')))).toBe(`${HUGO}\n- id: nav_up\n  translation: "Up"\n`);
  });

  it('keeps the descriptions that are members', () => {
    expect(after(described, (groups) => groups)).toBe(DESCRIBED);
    expect(keepText('en.yaml', DESCRIBED).groups[0]?.keys[0]?.description).toBe('A button');
    expect(after(described, changed('save', 'Save', 'A link: not a button'))).toBe(
      DESCRIBED.replace('A button', '"A link: not a button"'),
    );
    expect(after(described, added('common', keyOf('open', 'Open', 'A link')))).toBe(
      `${DESCRIBED}  - id: open\n    description: A link\n    translation: Open\n`,
    );
  });

  it('keeps the place of a message with another name', () => {
    const project = new ImportedProject('cldr');
    project.add('en', [{ name: 'en.yaml', bytes: strToU8(HUGO) }]);
    project.rename('toc', 'contents');
    project.rename('prev_page', 'back');
    const [written] = project.files(platformOf('en.yaml') ?? 'web');
    expect(written?.text).toBe(HUGO.replace('"toc"', '"contents"').replace('prev_page', 'back'));
  });

  it('gets the texts of keys that another language has', () => {
    const project = new ImportedProject('cldr');
    project.add('en', [{ name: 'en.yaml', bytes: strToU8(HUGO) }]);
    project.add('fr', [{ name: 'fr.yaml', bytes: strToU8('- id: toc\n  translation: Sommaire\n') }]);
    project.write('fr', 'prev_page', null, 'Retour');
    const files = project.files(platformOf('en.yaml') ?? 'web');
    expect(files.map(({ text }) => text)).toEqual([
      HUGO,
      '- id: toc\n  translation: Sommaire\n# Texts of the theme\n- id: prev_page\n  translation: Retour\n',
    ]);
  });

  it('reads the last one of a name, as programs do, and keeps the others', () => {
    const text = '- id: a\n  translation: One\n- id: a\n  translation: Two\n';
    const { groups, warnings } = keepText('en.yaml', text);
    expect(groups[0]?.keys[0]?.values[0]?.name).toBe('Two');
    expect(warnings.map(({ reason }) => reason)).toContain('imports.duplicate_key');
    expect(after({ name: 'en.yaml', text }, changed('a', 'Three'))).toBe(text.replace('Two', 'Three'));
  });

  it.each(['- One\n- Two\n', '- id: a\n- One\n', '- name: a\n  translation: A\n', '- id: a\n  value: A\n'])(
    'is none where items have no names or no texts: %j',
    (text) => {
      expect(keepText('en.yaml', text).error).not.toBeNull();
    },
  );
});
