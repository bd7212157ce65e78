import type { ExportProject } from '../model/export-types.js';
import { readFiles, writeProject } from '../index.js';
import { fileBytes } from './file-bytes.js';

/** What is left of both names is one: XML has neither a lone surrogate nor the last character of a plane. */
const ALIKE = ['a\uFFFD', 'a\uFFFE', 'a\uFFFF'];

const project: ExportProject = {
  languages: [{ id: 1, name: 'fr' }],
  groups: [
    {
      name: 'common',
      keys: ALIKE.map((name, at) => ({
        name,
        isPlural: true,
        values: (['zero', 'one', 'other'] as const).map((quantityString) => ({
          name: `${quantityString} ${at}`,
          quantityString,
          status: 'modified',
          languageId: 1,
        })),
      })),
    },
  ],
};

describe.each(['android', 'ios', 'dotnet', 'xliff', 'xlsx'] as const)(
  'names that XML cannot hold, for %s',
  (platform) => {
    it('are replaced, and still are those of different keys', () => {
      const files = writeProject(project, {
        platform,
        languageIds: [1],
        prefix: false,
        validatedOnly: false,
      });
      const { groups } = readFiles(files.map((file) => ({ name: file.path, bytes: fileBytes(file) })));
      const keys = groups.flatMap((group) => group.keys);
      expect(keys.map(({ values }) => values.map(({ name }) => name))).toEqual(
        project.groups[0]?.keys.map(({ values }) => values.map(({ name }) => name)),
      );
      expect(new Set(keys.map(({ name }) => name)).size).toBe(ALIKE.length);
    });
  },
);
