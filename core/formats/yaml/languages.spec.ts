import type { ExportProject } from '../model/export-types.js';
import { writeProject } from '../index.js';
import { keepText, projectOfReading, writeAgain } from '../profile/testing-profile.js';
import { outline } from '../testing.js';

describe('a file of several languages', () => {
  const SOURCE = 'en:\n  a: Hello\n  g:\n    d:\n      b: Deep # note\n    n: 1\nfr:\n  a: Salut\n';
  const write = (source: string, edit: (project: ExportProject) => ExportProject): string => {
    const reading = keepText('all.yml', source);
    return writeAgain(reading, edit(projectOfReading(reading)), { leaveOutEmpty: true })[0]?.text ?? '';
  };
  const withText =
    (name: string, languageId: number, text: string, language?: string) => (project: ExportProject) => ({
      languages:
        language === undefined
          ? project.languages
          : [...project.languages, { id: languageId, name: language, tag: language }],
      groups: project.groups.map((group) => ({
        ...group,
        keys: group.keys.map((key) => {
          if (key.name !== name) return key;
          const others = key.values.filter((value) => value.languageId !== languageId);
          return {
            ...key,
            values: [
              ...others,
              { name: text, quantityString: null, languageId, status: 'modified' as const },
            ],
          };
        }),
      })),
    });

  it('is read as such', () => {
    const { languages } = keepText('all.yml', SOURCE);
    expect(languages.map(({ code, isSource, groups }) => [code, isSource, outline(groups as never)])).toEqual(
      [
        [
          'en',
          true,
          [
            ['common', [['a', 'Hello']]],
            ['g', [['d_b', 'Deep']]],
          ],
        ],
        ['fr', false, [['common', [['a', 'Salut']]]]],
      ],
    );
  });

  it('differs in the one text that has changed', () => {
    expect(write(SOURCE, withText('a', 2, 'Bonjour'))).toBe(SOURCE.replace('Salut', 'Bonjour'));
  });

  it('gets the texts of a language that it does not have, nested as those of the first one', () => {
    expect(write(SOURCE, withText('d_b', 3, 'Tief', 'de'))).toBe(
      `${SOURCE}de:\n  g:\n    d:\n      b: Tief # note\n    n: 1\n`,
    );
  });

  it('takes a new key into each language that has a text of it', () => {
    const values = [1, 2].map((languageId) => ({
      name: `T${languageId}`,
      quantityString: null,
      languageId,
      status: 'modified' as const,
    }));
    const add = (project: ExportProject): ExportProject => ({
      ...project,
      groups: project.groups.map((group) =>
        group.name === 'g'
          ? { ...group, keys: [...group.keys, { name: 'z', isPlural: false, values }] }
          : group,
      ),
    });
    expect(write(SOURCE, add)).toBe(
      'en:\n  a: Hello\n  g:\n    d:\n      b: Deep # note\n    n: 1\n    z: T1\nfr:\n  a: Salut\n  g:\n    z: T2\n',
    );
  });

  it('takes a text that one of its languages lacks, into the mapping that it goes with', () => {
    const source =
      'en:\n  a: A\n  g:\n    d:\n      b: B\n      c: C\nfr:\n  g:\n    d:\n      b: Bé\nde:\n  a: Ah\n';
    expect(write(source, withText('d_c', 2, 'Cé'))).toBe(source.replace('b: Bé', 'b: Bé\n      c: Cé'));
    expect(write(source, withText('a', 2, 'Ah'))).toBe(source.replace('Bé\n', 'Bé\n  a: Ah\n'));
    expect(write(source, withText('d_b', 3, 'Be'))).toBe(`${source}  g:\n    d:\n      b: Be\n`);
  });

  it('loses a language that is not exported', () => {
    const reading = keepText('all.yml', SOURCE);
    const [written] = writeAgain(reading, projectOfReading(reading), { languageIds: [2] });
    expect(written?.text).toBe('fr:\n  a: Salut\n');
  });

  it('stands beside the file of a language of its own', () => {
    const reading = keepText('all.yml', SOURCE);
    const own = keepText('de.yml', 'de:\n  a: Hallo\n', 'de');
    const project = withText('a', 3, 'Moin', 'de')(projectOfReading(reading));
    const files = writeProject(project, {
      platform: 'rails',
      languageIds: [1, 2, 3],
      prefix: false,
      validatedOnly: false,
      leaveOutEmpty: true,
      profiles: new Map([
        [1, reading.profile],
        [3, own.profile],
      ]),
    });
    expect(files.map(({ path, text }) => [path, text])).toEqual([
      ['all.yml', SOURCE],
      ['de.yml', 'de:\n  a: Moin\n'],
    ]);
  });
});
