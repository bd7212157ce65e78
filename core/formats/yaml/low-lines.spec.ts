import { after, changed } from '../profile/testing-edits.js';
import { keepText } from '../profile/testing-profile.js';

const textsOf = (text: string): string[] =>
  keepText('en.yml', text).groups.flatMap(({ keys }) =>
    keys.flatMap(({ values }) => values.map(({ name }) => name)),
  );

describe('a text in quotes whose next lines are no deeper than its key', () => {
  it.each([
    ['as deep', 'en:\n  page:\n    a: "One\n    two"\n    b: B\n', ['One two', 'B']],
    ['less deep', "en:\n  page:\n    a: 'One\n  it''s\n\n  three'\n    b: B\n", ["One it's\nthree", 'B']],
    ['at the margin', 'en:\n  page:\n    a: "One \\\n\\"two\\""\n    b: B\n', ['One "two"', 'B']],
    [
      'with line ends of Windows',
      'en:\r\n  page:\r\n    a: "One\r\n    two"\r\n    b: B\r\n',
      ['One two', 'B'],
    ],
  ])('is read as Ruby and PyYAML read it, and comes back: %s', (_, text, texts) => {
    expect(textsOf(text)).toEqual(texts);
    const file = { name: 'en.yml', text };
    expect(after(file, (groups) => groups)).toBe(text);
    expect(after(file, changed('b', 'C'))).toBe(text.replace('b: B', 'b: C'));
    expect(textsOf(after(file, changed('a', 'New "words"')))).toEqual(['New "words"', 'B']);
  });

  it('does not hide another fault', () => {
    const { error } = keepText('en.yml', 'en:\n  a: "One\n  two"\n  b: [\n');
    expect(error).toMatchObject({ reason: 'imports.yaml_parse_error' });
  });
});
