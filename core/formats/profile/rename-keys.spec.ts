import { imported, written } from './testing-one-file.js';

interface Renamed {
  format: string;
  name: string;
  tag?: string;
  text: string;
  from: string;
  to: string;
  /** What is another line with the new name. */
  lines: readonly (readonly [before: string, after: string])[];
}

const XLIFF_2 =
  '<xliff version="2.0" srcLang="en" trgLang="fr" xmlns="urn:oasis:names:tc:xliff:document:2.0">\n<file id="f">\n' +
  '<unit id="title" name="title">\n<notes><note>Top</note></notes>\n<segment state="final">\n<source>Home</source>\n<target>Accueil</target>\n</segment>\n</unit>\n' +
  '<unit id="last"><segment><source>Last</source></segment></unit>\n</file>\n</xliff>\n';

const FILES: readonly Renamed[] = [
  {
    format: 'JSON',
    name: 'a.json',
    text: '{\n  "first": "1",\n  "title": "Home",\n  "last": "2"\n}\n',
    from: 'title',
    to: 'headline',
    lines: [['  "title": "Home",', '  "headline": "Home",']],
  },
  {
    format: 'JSON with objects',
    name: 'a.json',
    text: '{\n  "page": {\n    "home": {\n      "title": "Home",\n      "last": "2"\n    }\n  }\n}\n',
    from: 'home_title',
    to: 'home_headline',
    lines: [['      "title": "Home",', '      "headline": "Home",']],
  },
  {
    format: 'PHP',
    name: 'a.php',
    text: "<?php\n\nreturn [\n    'page' => [\n        // It's the 'title' => here\n        'title' => 'Home',\n        \"last\" => '2',\n    ],\n];\n",
    from: 'title',
    to: 'headline',
    lines: [["        'title' => 'Home',", "        'headline' => 'Home',"]],
  },
  {
    format: 'i18next',
    name: 'a.json',
    text: '{\n  "files_one": "a file",\n  "files_other": "{{count}} files",\n  "last": "2"\n}\n',
    from: 'files',
    to: 'documents',
    lines: [
      ['  "files_one": "a file",', '  "documents_one": "a file",'],
      ['  "files_other": "{{count}} files",', '  "documents_other": "{{count}} files",'],
    ],
  },
  {
    format: 'messages of a browser',
    name: 'messages.json',
    text: '{\n  "title": {\n    "message": "Hi $USER$",\n    "description": "Top",\n    "placeholders": {"user": {"content": "$1"}}\n  },\n  "last": {"message": "2"}\n}\n',
    from: 'title',
    to: 'headline',
    lines: [['  "title": {', '  "headline": {']],
  },
  {
    format: 'a list of messages',
    name: 'a.json',
    text: '[\n  {"id": "title", "translation": "Home"},\n  {"id": "last", "translation": "2"}\n]\n',
    from: 'title',
    to: 'headline',
    lines: [['  {"id": "title", "translation": "Home"},', '  {"id": "headline", "translation": "Home"},']],
  },
  {
    format: 'ARB',
    name: 'app_en.arb',
    text: '{\n  "title": "Hi {name}",\n  "@title": {\n    "description": "Top",\n    "placeholders": {"name": {"type": "String"}}\n  },\n  "last": "2"\n}\n',
    from: 'title',
    to: 'headline',
    lines: [
      ['  "title": "Hi {name}",', '  "headline": "Hi {name}",'],
      ['  "@title": {', '  "@headline": {'],
    ],
  },
  {
    format: 'Android',
    name: 'strings.xml',
    text: '<resources>\n    <!-- Top -->\n    <string name="title" translatable="true">Home</string>\n    <string name="last">2</string>\n</resources>\n',
    from: 'title',
    to: 'headline',
    lines: [
      [
        '    <string name="title" translatable="true">Home</string>',
        '    <string name="headline" translatable="true">Home</string>',
      ],
    ],
  },
  {
    format: 'Android plurals',
    name: 'strings.xml',
    text: '<resources>\n    <plurals name="files">\n        <item quantity="one">a file</item>\n        <item quantity="other">%d files</item>\n    </plurals>\n    <string name="last">2</string>\n</resources>\n',
    from: 'files',
    to: 'documents',
    lines: [['    <plurals name="files">', '    <plurals name="documents">']],
  },
  {
    format: '.strings',
    name: 'Localizable.strings',
    text: '/* Top */\n"title" = "Home";\nlast = "2";\n',
    from: 'title',
    to: 'headline',
    lines: [['"title" = "Home";', '"headline" = "Home";']],
  },
  {
    format: '.stringsdict',
    name: 'Localizable.stringsdict',
    text: '<plist version="1.0">\n<dict>\n<key>files</key>\n<dict>\n<key>NSStringLocalizedFormatKey</key>\n<string>%#@files@</string>\n<key>files</key>\n<dict>\n<key>NSStringFormatSpecTypeKey</key>\n<string>NSStringPluralRuleType</string>\n<key>one</key>\n<string>a file</string>\n<key>other</key>\n<string>%d files</string>\n</dict>\n</dict>\n</dict>\n</plist>\n',
    from: 'files',
    to: 'documents',
    lines: [['<key>files</key>', '<key>documents</key>']],
  },
  {
    format: 'a catalogue',
    name: 'Localizable.xcstrings',
    text: '{\n  "sourceLanguage" : "en",\n  "strings" : {\n    "last" : {\n\n    },\n    "title" : {\n      "comment" : "Top",\n      "extractionState" : "manual",\n      "localizations" : {\n        "en" : {\n          "stringUnit" : {\n            "state" : "new",\n            "value" : "Home"\n          }\n        },\n        "fr" : {\n          "stringUnit" : {\n            "state" : "needs_review",\n            "value" : "Accueil"\n          }\n        }\n      }\n    }\n  },\n  "version" : "1.0"\n}',
    from: 'title',
    to: 'headline',
    lines: [['    "title" : {', '    "headline" : {']],
  },
  {
    format: 'properties',
    name: 'a.properties',
    text: '# Top\ntitle = Home\nfiles.one=a file\nfiles.other=files\nlast=2\n',
    from: 'title',
    to: 'headline',
    lines: [['title = Home', 'headline = Home']],
  },
  {
    format: 'plurals of properties',
    name: 'a.properties',
    text: 'files.one=a file\nfiles.other=files\nlast=2\n',
    from: 'files',
    to: 'documents',
    lines: [
      ['files.one=a file', 'documents.one=a file'],
      ['files.other=files', 'documents.other=files'],
    ],
  },
  {
    format: '.NET',
    name: 'a.resx',
    text: '<root>\n  <data name="title" xml:space="preserve">\n    <value>Home</value>\n    <comment>Top</comment>\n  </data>\n  <data name="last"><value>2</value></data>\n</root>\n',
    from: 'title',
    to: 'headline',
    lines: [['  <data name="title" xml:space="preserve">', '  <data name="headline" xml:space="preserve">']],
  },
  {
    format: 'YAML',
    name: 'en.yml',
    text: 'en:\n  page:\n    # Top\n    title: Home\n    files:\n      one: a file\n      other: "%{count} files"\n    last: two\n',
    from: 'title',
    to: 'headline',
    lines: [['    title: Home', '    headline: Home']],
  },
  {
    format: 'plurals of YAML',
    name: 'en.yml',
    text: 'en:\n  page:\n    "files":\n      one: a file\n      other: "%{count} files"\n    last: two\n',
    from: 'files',
    to: 'documents',
    lines: [['    "files":', '    "documents":']],
  },
  {
    format: 'PO',
    name: 'a.po',
    text: 'msgid ""\nmsgstr "Language: en\\n"\n\n#. Top\n#: src/a.c:1\n#, c-format, fuzzy\nmsgid "title"\nmsgstr "Home %s"\n\nmsgid "last"\nmsgstr "2"\n',
    from: 'title',
    to: 'headline',
    lines: [['msgid "title"', 'msgid "headline"']],
  },
  {
    format: 'XLIFF 1.2',
    name: 'a.xlf',
    text: '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n<file source-language="en" target-language="fr" datatype="plaintext" original="x"><body>\n<trans-unit id="x1" resname="title" approved="yes">\n<source>Home</source>\n<target state="final">Accueil</target>\n<note>Top</note>\n</trans-unit>\n<trans-unit id="x2" resname="last"><source>2</source></trans-unit>\n</body></file>\n</xliff>\n',
    from: 'title',
    to: 'headline',
    lines: [
      [
        '<trans-unit id="x1" resname="title" approved="yes">',
        '<trans-unit id="x1" resname="headline" approved="yes">',
      ],
    ],
  },
  {
    format: 'XLIFF 2',
    name: 'a.xlf',
    text: XLIFF_2,
    from: 'title',
    to: 'headline',
    lines: [['<unit id="title" name="title">', '<unit id="headline" name="headline">']],
  },
  {
    format: 'Fluent',
    name: 'a.ftl',
    text: '# Top\ntitle = Home\nfiles =\n    { $n ->\n        [one] a file\n       *[other] files\n    }\nlast = 2\n',
    from: 'files',
    to: 'documents',
    lines: [['files =', 'documents =']],
  },
  {
    format: 'CSV',
    name: 'a.csv',
    text: 'key,en,fr\n"title",title,Accueil\nlast,2,\n',
    from: 'title',
    to: 'headline',
    lines: [['"title",title,Accueil', '"headline",title,Accueil']],
  },
];

describe('a key that is renamed', () => {
  it.each(FILES)('keeps its place, and what stands around it: $format', ({ lines, from, to, ...file }) => {
    const project = imported(file);
    expect(written(project, file.name)).toBe(file.text);
    project.rename(from, to);
    const expected = lines.reduce((text, [before, after]) => text.replace(before, after), file.text);
    expect(written(project, file.name)).toBe(expected);
  });

  it.each(FILES)('has its new text there, too: $format', ({ from, to, ...file }) => {
    const project = imported(file);
    const [form = null] = project.texts('en', from)[0] ?? [];
    project.rename(from, to);
    project.write('en', to, form, 'Other words');
    const text = written(project, file.name);
    expect(text).toContain('Other words');
    expect(text).toContain(to.replace('home_', ''));
    expect(text.split('\n')).toHaveLength(file.text.split('\n').length);
  });
});

describe('a key that takes no new name where it stands', () => {
  it.each([
    ['out of an object', '{"g": {"a": {"x": "1"}, "b": "2"}}', 'a_x', 'y', '{"g": { "b": "2", "y": "1"}}'],
  ])('goes there as a new one: %s', (_, text, from, to, expected) => {
    const project = imported({ name: 'a.json', text });
    project.rename(from, to);
    expect(JSON.parse(written(project, 'a.json'))).toEqual(JSON.parse(expected));
  });

  it('is one with attributes of Fluent, which would be renamed with it', () => {
    const project = imported({ name: 'a.ftl', text: 'title = Home\n    .label = Label\n' });
    project.rename('title', 'headline');
    expect(written(project, 'a.ftl')).toBe('title =\n    .label = Label\nheadline = Home\n');
  });

  it('keeps the prefix of its group', () => {
    const project = imported({
      name: 'strings.xml',
      text: '<resources>\n<string name="login_title">Log in</string>\n<!-- MARK: - login -->\n</resources>\n',
    });
    project.rename('title', 'headline');
    expect(written(project, 'strings.xml')).toContain('<string name="login_headline">Log in</string>');
  });
});
