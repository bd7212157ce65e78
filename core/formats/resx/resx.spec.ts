import { strToU8 } from 'fflate';

import type { ExportKey, ExportProject } from '../model/export-types.js';
import { writeProject } from '../index.js';
import { detectFormat } from '../import/detect-format.js';
import type { KeptReading } from '../model/kept-reading.js';
import { keepText, projectOf, writeAgain } from '../profile/testing-profile.js';

const SOURCE = `<?xml version="1.0" encoding="utf-8"?>
<root>
  <resheader name="version"><value>2.0</value></resheader>
  <data name="Title" xml:space="preserve">
    <value>Sign in</value>
    <comment>Of the page</comment>
  </data>
  <data name="Files_one" xml:space="preserve">
    <value>{0} file</value>
  </data>
  <data name="Files_other" xml:space="preserve">
    <value>{0} files</value>
  </data>
  <data name="Logo" type="System.Drawing.Bitmap" mimetype="application/x-microsoft.net.object.bytearray.base64">
    <value>iVBORw0KGgo=</value>
  </data>
</root>
`;

const read = (text = SOURCE, tag = 'en'): KeptReading => keepText('Resources.resx', text, tag);

const withKeys = (project: ExportProject, change: (key: ExportKey) => ExportKey[]): ExportProject => ({
  ...project,
  groups: project.groups.map((group) => ({ ...group, keys: group.keys.flatMap(change) })),
});

const written = (reading: KeptReading, change: (key: ExportKey) => ExportKey[]): string =>
  writeAgain(reading, withKeys(projectOf(reading.groups), change))[0]?.text ?? '';

const newKey = (name: string, text: string, description = ''): ExportKey => ({
  name,
  isPlural: false,
  description,
  values: [{ name: text, quantityString: null, languageId: 1, status: 'modified' }],
});

const withText =
  (name: string, text: string) =>
  (key: ExportKey): ExportKey[] =>
    key.name === name ? [{ ...key, values: key.values.map((value) => ({ ...value, name: text })) }] : [key];

describe('a .resx that is read', () => {
  it('has texts with their comments, and plurals with a category at the end of their names', () => {
    const { groups, carried } = read();
    expect(groups[0]?.keys.map(({ name, isPlural, description }) => [name, isPlural, description])).toEqual([
      ['Title', false, 'Of the page'],
      ['Files', true, undefined],
    ]);
    expect(carried).toEqual([{ file: 'Resources.resx', what: 'data', line: 14, count: 1 }]);
  });

  it.each([
    ['another root', '<resources/>', 1],
    ['an element that does not end', '<root>\n<data>\n</root>', 3],
  ])('is refused with %s', (_, text, line) => {
    expect(read(text).error).toMatchObject({ reason: 'imports.reading_file_error', line });
  });

  it('is distinguished from other XML by its content', () => {
    const formatOf = (name: string, text: string) => detectFormat({ name, bytes: strToU8(text) }).format?.id;
    expect(formatOf('Resources.xml', SOURCE)).toBe('resx');
    expect(formatOf('strings.xml', '<resources><string name="a">b</string></resources>')).toBe('xml');
    expect(formatOf('a.resx', '<root/>')).toBe('resx');
  });
});

describe('a .resx that comes back', () => {
  it('differs in the text that has changed', () => {
    expect(written(read(), withText('Title', 'Log <in> & "out"'))).toBe(
      SOURCE.replace('Sign in', 'Log &lt;in&gt; &amp; "out"'),
    );
  });

  it('has the references that the text had', () => {
    const source = SOURCE.replace('Sign in', 'Don&apos;t &quot;sign&quot;&#160;in > or');
    expect(written(read(source), withText('Title', 'Don\'t "log"\u00a0in > ]]> & out'))).toBe(
      SOURCE.replace('Sign in', 'Don&apos;t &quot;log&quot;&#160;in > ]]&gt; &amp; out'),
    );
  });

  it('keeps CDATA where the text fits into it', () => {
    const cdata = SOURCE.replace('Sign in', '<![CDATA[<b>Sign in</b>]]>');
    expect(written(read(cdata), withText('Title', '<i>Log in</i>'))).toBe(
      SOURCE.replace('Sign in', '<![CDATA[<i>Log in</i>]]>'),
    );
    expect(written(read(cdata), withText('Title', 'a]]>b'))).toBe(SOURCE.replace('Sign in', 'a]]&gt;b'));
  });

  it('loses a key with its comment, and a plural with its forms', () => {
    expect(written(read(), (key) => (key.name === 'Title' ? [] : [key]))).toBe(
      SOURCE.replace(/\n {2}<data name="Title"[^]*?<\/data>/, ''),
    );
    expect(written(read(), (key) => (key.isPlural ? [] : [key]))).toBe(
      SOURCE.replace(/\n {2}<data name="Files_one"[^]*files<\/value>\n {2}<\/data>/, ''),
    );
  });

  it('has the description of the project, and no comment where it was removed', () => {
    const described = (description: string) =>
      written(read(), (key) => [key.name === 'Title' ? { ...key, description } : key]);
    expect(described('Of the <start>')).toBe(SOURCE.replace('Of the page', 'Of the &lt;start&gt;'));
    expect(described('')).toBe(SOURCE.replace('\n    <comment>Of the page</comment>', ''));
  });

  it('takes a new key behind the last one of its group, with its description', () => {
    const data = `  <data name="A &quot;b&quot;" xml:space="preserve">
    <value>x</value>
    <comment>What it is</comment>
  </data>
`;
    const before = '  <data name="Logo"';
    const reading = read();
    const project = projectOf(reading.groups);
    const [common] = project.groups;
    const groups = [{ name: 'common', keys: [...(common?.keys ?? []), newKey('A "b"', 'x', 'What it is')] }];
    const [file] = writeAgain(reading, { ...project, groups });
    expect(file?.text).toBe(SOURCE.replace(before, data + before));
  });

  it('takes a further form, and no name of a form twice', () => {
    const few = { name: 'few', quantityString: 'few' as const, languageId: 1, status: 'modified' as const };
    const reading = read(SOURCE, 'pl');
    const project = withKeys(projectOf(reading.groups, 'pl'), (key) =>
      key.isPlural ? [{ ...key, values: [...key.values, few] }, newKey('Files_one', 'x')] : [key],
    );
    const names = [...(writeAgain(reading, project)[0]?.text ?? '').matchAll(/<data name="([^"]*)"/g)];
    expect(names.map(([, name]) => name)).toEqual([
      'Title',
      'Files_one',
      'Files_other',
      'Files_few',
      'common_Files_one',
      'Logo',
    ]);
  });

  it.each([
    ['Resources.resx', 'en', 'Resources.fr-CA.resx'],
    ['Strings.pt-BR.resx', 'pt-BR', 'Strings.fr-CA.resx'],
    ['My.App.resx', 'en', 'My.App.fr-CA.resx'],
  ])('%s is named after another language: %s', (name, tag, path) => {
    const reading = keepText(name, SOURCE, tag);
    const languages = [
      { id: 1, name: tag },
      { id: 2, name: 'fr-CA' },
    ];
    const files = writeAgain(reading, { ...projectOf(reading.groups), languages }, { languageIds: [1, 2] });
    expect(files.map((file) => file.path)).toEqual([name, path]);
  });
});

describe('a .resx that is written anew', () => {
  const project: ExportProject = {
    languages: [{ id: 1, name: 'pt-BR' }],
    groups: [{ name: 'login', keys: [newKey('title', 'Entrar', 'Of the page')] }],
  };
  const options = { platform: 'dotnet', languageIds: [1], prefix: false, validatedOnly: false } as const;

  it('has what .NET looks for, markers of groups, and comments', () => {
    const [file] = writeProject(project, options);
    expect(file?.path).toBe('Resources.pt-BR.resx');
    expect(file?.text).toContain(`  <!-- MARK: - login -->
  <data name="title" xml:space="preserve">
    <value>Entrar</value>
    <comment>Of the page</comment>
  </data>
</root>
`);
    expect(file?.text.match(/<resheader name="\w+">/g)).toHaveLength(4);
  });

  it('is named after no language if it is the one that apps fall back to', () => {
    const [file] = writeProject(project, { ...options, baseLanguageId: 1 });
    expect(file?.path).toBe('Resources.resx');
  });
});
