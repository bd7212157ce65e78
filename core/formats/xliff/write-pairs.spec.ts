import { readFileSync } from 'node:fs';

import type { ExportKey, ExportProject, WriteOptions } from '../model/export-types.js';
import { projectOfReading, writeAgain } from '../profile/testing-profile.js';
import { documents, edited, namesIn, read, SOURCE, TARGET, THIRD } from './testing-xliff.js';
import type { Document, Edit } from './testing-xliff.js';

const { APPLE, BARE, TWO } = documents((path) => readFileSync(new URL(path, import.meta.url), 'utf8'));

describe('the files of a project', () => {
  const withThird = (project: ExportProject): ExportProject => ({
    ...project,
    languages: [...project.languages, { id: THIRD, name: 'German', tag: 'de' }],
  });
  const write = (
    documents: readonly Document[],
    edits: readonly Edit[],
    options: Partial<WriteOptions> = {},
  ) => {
    const readings = documents.map((document) => read(document));
    const [first = read(BARE)] = readings;
    const project = edits.reduce<ExportProject>(edited, withThird(projectOfReading(first)));
    const profile = { version: 1 as const, files: readings.flatMap((reading) => reading.profile.files) };
    return writeAgain({ profile }, project, { languageIds: [SOURCE, TARGET, THIRD], ...options });
  };

  it('are one for each target; one without files takes after another, with its own language, name and states', () => {
    const files = write([TWO], [{ key: 'title', languageId: THIRD, text: 'Anmelden' }]);
    expect(files.map(({ path }) => path)).toEqual(['app.pl.xlf', 'app.de.xlf']);
    const [, german] = files;
    expect(german?.text).toContain('srcLang="en" trgLang="de"');
    expect(german?.text).toContain(
      '<segment id="s1" state="translated">\n          <source>Sign in</source>\n          <target xml:lang="de">Anmelden</target>',
    );
    expect(german?.text).not.toMatch(/Podaj|Pierwsze|rzecz/);
  });

  it('take after a file without a target, which comes back too', () => {
    const edits = [
      { key: 'hello', languageId: THIRD, text: 'Hallo, <x id="INTERPOLATION" equiv-text="{{ name }}"/>!' },
    ];
    const files = write([BARE], edits, { languageIds: [SOURCE, THIRD] });
    expect(files.map(({ path }) => path)).toEqual(['messages.xlf', 'messages.de.xlf']);
    expect(files[0]?.text).toBe(BARE.source);
    expect(files[1]?.text).toBe(
      BARE.source
        .replace('source-language="en-US"', 'source-language="en-US" target-language="de"')
        .replace(
          '!</source>\n',
          '!</source>\n        <target state="translated">Hallo, <x id="INTERPOLATION" equiv-text="{{ name }}"/>!</target>\n',
        ),
    );
  });

  it('get new keys at the end of their group, and new groups at the end', () => {
    const reading = read(TWO);
    const project = projectOfReading(reading);
    const key = (name: string): ExportKey => ({
      name,
      isPlural: false,
      description: 'New',
      values: [
        { name: `${name} en`, quantityString: null, languageId: SOURCE, status: 'modified' },
        { name: `${name} pl`, quantityString: null, languageId: TARGET, status: 'validated' },
      ],
    });
    const groups = project.groups.map((group) =>
      group.name === 'login' ? { ...group, keys: [...group.keys, key('more')] } : group,
    );
    const [file] = writeAgain(reading, {
      ...project,
      groups: [...groups, { name: 'new', keys: [key('a b')] }],
    });
    expect(file?.text).toContain(`      </unit>
      <unit id="more" name="more">
        <notes>
          <note>New</note>
        </notes>
        <segment state="final">
          <source>more en</source>
          <target>more pl</target>
        </segment>
      </unit>
    </group>`);
    expect(file?.text).toMatch(
      /<\/unit>\n {4}<group id="new" name="new">\n {6}<unit id="new_a_b-[0-9a-f]{8}" name="new_a b">[^]*<\/group>\n {2}<\/file>\n<\/xliff>\n$/,
    );
    const again = read({ name: TWO.name, source: file?.text ?? '' });
    expect(namesIn(again)).toEqual(expect.arrayContaining(['login/more', 'new/a b']));
  });

  it('lose the units of a key that the project no longer has', () => {
    const reading = read(APPLE);
    const project = projectOfReading(reading);
    const groups = project.groups.map((group) => ({
      ...group,
      keys: group.keys.filter(({ name }) => name !== 'days' && name !== '%lld files'),
    }));
    const [file] = writeAgain(reading, { ...project, groups });
    expect(file?.text).not.toMatch(/days|%lld/);
    expect(namesIn(read({ name: APPLE.name, source: file?.text ?? '' }))).toHaveLength(9);
  });

  it('keep every source where only validated translations are written', () => {
    const project = projectOfReading(read(TWO, { takeStatuses: true }));
    const [file] = writeAgain(read(TWO), project, { validatedOnly: true });
    expect(file?.text).toContain('<source>Enter ');
    expect(file?.text).not.toContain('Podaj');
    expect(file?.text).toContain('Logowanie');
  });
});
