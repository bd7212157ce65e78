import { unzipSync } from 'fflate';

import { countReplacedTexts, readFiles, writeProject, zipFiles } from '#core/formats/index.js';
import type { ExportOptions, ExportProject, Platform } from '#core/formats/index.js';

const PLATFORMS: Platform[] = ['web', 'android', 'ios'];

/** A project with these languages and one plural. */
const projectIn = (names: readonly string[], text = 'x'): ExportProject => ({
  languages: names.map((name, index) => ({ id: index + 1, name })),
  groups: [
    {
      name: 'common',
      keys: [
        {
          name: 'files',
          isPlural: true,
          values: names.flatMap((_name, index) =>
            (['zero', 'one', 'other'] as const).map((quantityString) => ({
              name: text,
              quantityString,
              languageId: index + 1,
              status: 'modified' as const,
            })),
          ),
        },
      ],
    },
  ],
});

const optionsOf = (project: ExportProject, platform: Platform): ExportOptions => ({
  platform,
  prefix: false,
  validatedOnly: false,
  languageIds: project.languages.map(({ id }) => id),
});

const pathsOf = (names: readonly string[], platform: Platform): string[] => {
  const project = projectIn(names);
  return writeProject(project, optionsOf(project, platform)).map(({ path }) => path);
};

// Device names on Windows, alone or before the first dot of a name.
const DEVICE = /(^|\/)(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|\/|$)/i;

describe('the files of an export', () => {
  it.each(PLATFORMS)('are as many where upper and lower case are the same: %s', (platform) => {
    const paths = pathsOf(
      ['fr-FR', 'fr-rFR', 'FR_fr', 'fr-fr', 'values', 'Values', 'zh-Hans', 'b+zh+Hans'],
      platform,
    );
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
    const files = paths.map((path) => ({ path, text: path }));
    expect(Object.keys(unzipSync(zipFiles(files, new Date('2026-11-05T12:00:00Z'))))).toEqual(paths);
  });

  it.each(PLATFORMS)('can be unpacked on Windows: %s', (platform) => {
    const paths = pathsOf(['CON', 'nul', 'prn', 'Aux', 'com1', 'LPT9', 'fr'], platform);
    expect(paths.filter((path) => DEVICE.test(path))).toEqual([]);
  });

  it('of iOS report how many plurals lose a character that XML cannot represent', () => {
    const hostile = projectIn(['en', 'fr'], 'a\u0001b\ufffe');
    expect(countReplacedTexts(hostile, optionsOf(hostile, 'ios'))).toBe(2);
    expect(countReplacedTexts(hostile, { ...optionsOf(hostile, 'ios'), languageIds: [1] })).toBe(1);
    const harmless = projectIn(['en'], 'Été 😀 \t\n & <b>');
    expect(countReplacedTexts(harmless, optionsOf(harmless, 'ios'))).toBe(0);
  });

  it.each(['web', 'android'] as const)('of %s contain those characters, and no more', (platform) => {
    const project = projectIn(['en'], 'a\u0001b\ufffe');
    expect(countReplacedTexts(project, optionsOf(project, platform))).toBe(0);
    const [file] = writeProject(project, optionsOf(project, platform));
    const bytes = new TextEncoder().encode(file?.text);
    const { groups } = readFiles([{ name: file?.path.replace(/^.*\//, '') ?? '', bytes }]);
    expect(groups[0]?.keys[0]?.values[0]?.name).toBe('a\u0001b\ufffe');
  });
});
