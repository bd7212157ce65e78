import { imported, written } from './testing-one-file.js';

/** Ways to put space, a line break or a comment between a name and its text, and quotes around them. */
const FILES: [name: string, text: string][] = [
  ['a.properties', '# A\nfirst=\\\n  One\\\n  and two\nlast=Z\n'],
  ['a.properties', 'first = \\\r\n  One\r\nlast=Z\r\n'],
  ['a.properties', 'first \\\n  One\nlast Z\n'],
  ['a.properties', 'first One\nlast Z'],
  ['a.strings', '"first"\n   =\n  "One";\n"last" = "Z";\n'],
  ['a.strings', 'first="One";last="Z";'],
  ['en.yml', 'en:\n  first:\n    One\n  last: Z\n'],
  ['en.yml', 'en:\n  "first": "One"\n  last: Z\n'],
  ['en.yml', 'en:\n  first: >-\n    One\n    and two\n  last: Z\n'],
  ['en.yml', 'en:\n  first: |+\n    One\n\n  last: Z\n'],
  ['en.yml', 'en:\n  first: # c\n    "One"\n  last: Z\n'],
  ['en.yml', 'en: {first: One, last: Z}\n'],
  ['a.json', '{"first"\n:\n"One" , "last":"Z"}'],
  ['a_en.arb', '{"@@locale":"en","first" :\n"One","@first":\n{"description":"D"},"last":"Z"}'],
  ['messages.php', "<?php\nreturn [\n  'first'\n    =>\n    'One',\n  \"last\" => 'Z',\n];\n"],
  ['messages.php', "<?php\nreturn array('first'=>'One','last'=>'Z');\n"],
  ['a.ftl', 'first   =\n    One\n    and two\nlast = Z\n'],
  [
    'strings.xml',
    "<resources>\n<string\n  translatable='true'\n  name = 'first'>One</string><string name=\"last\">Z</string></resources>",
  ],
  [
    'A.resx',
    '<root><data xml:space="preserve"\n name="first"><value>One</value></data><data name="last"><value>Z</value></data></root>',
  ],
  [
    'a.po',
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: fr\\n"\n\nmsgid   "first"\nmsgstr\t"One"\n',
  ],
];

describe('a renamed key keeps its place', () => {
  it.each(FILES)('in %s: %j', (name, text) => {
    const project = imported({ name, tag: 'fr', text });
    project.rename('first', 'other');
    expect(written(project, name)).toBe(text.replaceAll('first', 'other'));
  });
});
