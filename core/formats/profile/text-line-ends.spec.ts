import { after, changed } from './testing-edits.js';

/** Files with a text of two lines, which end as in Windows. */
const FILES = [
  ['a.json', '{"a": "one\\r\\ntwo"}'],
  ['a.arb', '{"a": "one\\r\\ntwo", "@a": {}}'],
  ['Localizable.strings', '"a" = "one\\r\\ntwo";\n'],
  ['a.properties', 'a=one\\r\\ntwo\n'],
  ['en.yml', 'en:\n  a: "one\\r\\ntwo"\n'],
  ['a.po', 'msgid ""\nmsgstr "Language: en\\n"\n\nmsgid "a"\nmsgstr ""\n"one\\r\\n"\n"two"\n'],
  ['a.resx', '<root>\n  <data name="a"><value>one&#13;\ntwo</value></data>\n</root>\n'],
] as const;

describe('a text whose lines end as in Windows', () => {
  it.each(FILES)('keeps these ends when a browser sends others: %s', (name, text) => {
    const file = { name, text };
    expect(after(file, changed('a', 'one\nthree'))).toBe(text.replace('two', 'three'));
    expect(after(file, changed('a', 'one\ntwo'))).toBe(text);
    expect(after(file, (groups) => groups)).toBe(text);
  });

  it('has the ends that were sent where it had both', () => {
    const text = '{"a": "one\\r\\ntwo\\nthree"}';
    expect(after({ name: 'a.json', text }, changed('a', 'one\ntwo'))).toBe('{"a": "one\\ntwo"}');
  });
});
