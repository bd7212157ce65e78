import type { PluralForm } from '#core/domain/plural-rules.js';
import { readFiles } from '#core/formats/index.js';
import type { ExportOptions, ExportProject, ImportFile } from '#core/formats/index.js';

import { ExportWriter, PREVIEW_LINES } from './export-writer.js';
import type { WrittenProject } from './lacking.js';

const value = (languageId: number, name: string, status: 'modified' | 'validated' = 'validated') => ({
  languageId,
  name,
  status,
  quantityString: null,
});

const PROJECT: ExportProject = {
  languages: [
    { id: 1, name: 'English' },
    { id: 2, name: 'Français' },
  ],
  groups: [
    {
      name: 'common',
      keys: [
        { name: 'ok', isPlural: false, values: [value(1, 'OK'), value(2, 'D’accord')] },
        { name: 'later', isPlural: false, values: [value(1, 'Later'), value(2, '')] },
        { name: 'new', isPlural: false, values: [value(1, 'New', 'modified'), value(2, 'Neuf')] },
      ],
    },
  ],
};

const OPTIONS: ExportOptions = {
  platform: 'web',
  languageIds: [1, 2],
  prefix: false,
  validatedOnly: false,
  leaveOutEmpty: false,
};

async function written(
  options: Partial<ExportOptions>,
  project: WrittenProject = PROJECT,
  imported: ImportFile[] = [],
) {
  const writer = new ExportWriter();
  await writer.answer({ kind: 'project', project });
  if (imported.length > 0) {
    const { profile } = readFiles(imported, { keep: true });
    await writer.answer({ kind: 'profiles', profiles: [{ languageId: 1, json: JSON.stringify(profile) }] });
  }
  const answer = await writer.answer({ kind: 'write', run: 1, options: { ...OPTIONS, ...options } });
  if (answer?.kind !== 'written') throw new Error('Nothing was written');
  const download = await writer.answer({
    kind: 'download',
    projectName: 'Atlas Mobile',
    now: new Date(2026, 10, 5, 12),
  });
  if (download?.kind !== 'ready') throw new Error('Nothing to download');
  return { ...answer, download };
}

describe('ExportWriter', () => {
  it('shows each file as it will be, its size in bytes of UTF-8', async () => {
    const [english, french] = (await written({})).files;
    expect(english).toMatchObject({ path: 'en.json', hasMore: false });
    expect(french?.head).toContain('"ok": "D’accord"');
    expect(french?.bytes).toBe(new TextEncoder().encode(french?.head).length);
  });

  it.each(['web', 'android', 'ios'] as const)('marks a file for %s that holds no key', async (platform) => {
    const groups = PROJECT.groups.map(({ name, keys }) => ({
      name,
      keys: keys.map((key) => ({ ...key, values: [value(1, 'OK'), value(2, 'Non', 'modified')] })),
    }));
    const { files } = await written({ platform, validatedOnly: true }, { ...PROJECT, groups });
    expect(files.map(({ isEmpty }) => isEmpty)).toEqual([false, true]);
  });

  it('counts what is empty, by language', async () => {
    expect((await written({})).empty).toEqual({ 1: 0, 2: 1 });
  });

  it('leaves out what is not validated, and what is empty, when asked to', async () => {
    expect((await written({ validatedOnly: true, languageIds: [1] })).files[0]?.head).not.toContain('"new"');
    expect((await written({ leaveOutEmpty: true, languageIds: [2] })).files[0]?.head).not.toContain(
      '"later"',
    );
  });

  it('counts the plurals that lose characters to the format', async () => {
    const forms = (['zero', 'one', 'other'] as const).map((quantityString) => ({
      ...value(1, 'a\u0001'),
      quantityString,
    }));
    const files = { name: 'g', keys: [{ name: 'files', isPlural: true, values: forms }] };
    const project = { ...PROJECT, groups: [...PROJECT.groups, files] };
    expect((await written({ platform: 'ios', languageIds: [1] }, project)).replaced).toBe(1);
    expect((await written({ platform: 'web', languageIds: [1] }, project)).replaced).toBe(0);
  });

  it('shows the first lines of a long file only', async () => {
    const keys = Array.from({ length: 100 }, (_, index) => ({
      name: `key_${index}`,
      isPlural: false,
      values: [value(1, 'x')],
    }));
    const [file] = (await written({ languageIds: [1] }, { ...PROJECT, groups: [{ name: 'g', keys }] })).files;
    expect(file?.head.split('\n')).toHaveLength(PREVIEW_LINES);
    expect(file?.hasMore).toBe(true);
  });

  it('hands out one file as itself, several as an archive of the day', async () => {
    const one = await written({ languageIds: [2] });
    expect(one.download.name).toBe('fr.json');
    expect(new TextDecoder().decode(one.download.bytes)).toBe(one.files[0]?.head);
    const two = (await written({})).download;
    expect(two.name).toBe('atlas-mobile-web-2026-11-05.zip');
    expect(new TextDecoder().decode(two.bytes.slice(0, 2))).toBe('PK');
  });

  describe('of imported files', () => {
    const describedAs = (description: string): ExportProject => ({
      ...PROJECT,
      groups: [
        {
          name: 'common',
          keys: [{ name: 'ok', isPlural: false, values: [value(1, 'Okay')], description }],
        },
      ],
    });
    const SOURCE = '/* A button. */\n"ok" = "OK";\n';
    const bytes = new Uint8Array([0xff, 0xfe, ...[...SOURCE].flatMap((one) => [one.charCodeAt(0), 0])]);
    const imported = [{ name: 'Localizable.strings', bytes }];

    it('downloads and measures them in their own encoding', async () => {
      const { files, download } = await written(
        { platform: 'ios', languageIds: [1] },
        describedAs('A button.'),
        imported,
      );
      expect(files[0]?.head).toBe('/* A button. */\n"ok" = "Okay";\n');
      expect(files[0]?.bytes).toBe(bytes.length + 4);
      expect(download.bytes).toHaveLength(bytes.length + 4);
      expect([...download.bytes.slice(0, 2)]).toEqual([0xff, 0xfe]);
    });

    it('writes a changed description as the comment', async () => {
      const { files } = await written(
        { platform: 'ios', languageIds: [1] },
        describedAs('The only button.'),
        imported,
      );
      expect(files[0]?.head).toBe('/* The only button. */\n"ok" = "Okay";\n');
    });

    it('counts names that get a number only if no language has files that were imported', async () => {
      const taken = {
        ...PROJECT,
        groups: Object.entries({ common: ['ok', 'b_ok'], b: ['ok'] }).map(([name, keys]) => ({
          name,
          keys: keys.map((key) => ({ name: key, isPlural: false, values: [value(1, 'OK')] })),
        })),
      };
      expect((await written({ platform: 'ios', languageIds: [1] }, taken)).numbered).toBe(1);
      expect((await written({ platform: 'ios', languageIds: [1] }, taken, imported)).numbered).toBe(0);
      expect((await written({ platform: 'ios', languageIds: [1, 2] }, taken, imported)).numbered).toBe(0);
    });
  });
});

describe('ExportWriter of a cldr project', () => {
  const form = (languageId: number, quantityString: PluralForm, name: string) => ({
    ...value(languageId, name),
    quantityString,
  });
  const project: WrittenProject = {
    pluralMode: 'cldr',
    languages: [
      { id: 1, name: 'English', tag: 'en' },
      { id: 2, name: 'Polski', tag: 'pl' },
    ],
    groups: [
      {
        name: 'common',
        keys: [
          {
            name: 'minutes',
            isPlural: true,
            values: [
              form(1, 'one', 'minute'),
              form(1, 'other', 'minutes'),
              form(2, 'one', 'minuta'),
              form(2, 'few', 'minuty'),
              form(2, 'many', 'minut'),
              form(2, 'other', ''),
            ],
          },
        ],
      },
    ],
  };

  it('writes the forms of each language', async () => {
    const { files } = await written({ platform: 'android' }, project);
    const heads = files.map(({ head }) => [...head.matchAll(/quantity="(\w+)"/g)].map(([, name]) => name));
    expect(heads).toEqual([
      ['one', 'other'],
      ['one', 'few', 'many', 'other'],
    ]);
  });

  it('counts the forms that a language needs', async () => {
    expect((await written({}, project)).empty).toEqual({ 1: 0, 2: 1 });
    expect((await written({ validatedOnly: true }, project)).unvalidated).toEqual({ 1: 0, 2: 0 });
  });
});
