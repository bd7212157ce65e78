import type { CatalogueGroup } from '#core/formats/index.js';
import { readFiles, writeProject } from '#core/formats/index.js';
import type { ExportProject, ImportProfile } from '#core/formats/index.js';

import { aProject } from '../../../testing/sample-projects.js';
import { previewImport } from '../../languages/import/preview.js';
import { afterTaken } from '../../languages/import/taken-import.js';
import { afterGroups, withLeftOut } from './left-out.js';

const XML = `<resources>
  <!-- A comment. -->
  <string name="fresh">Neu</string>
  <string name="other">Anders</string>
</resources>
`;

const read = (name: string, text: string) => {
  const { profile, ...reading } = readFiles([{ name, bytes: new TextEncoder().encode(text) }], {
    keep: true,
    pluralMode: 'cldr',
    tag: 'de',
  });
  return { ...reading, groups: reading.groups as CatalogueGroup[], profile: JSON.stringify(profile) };
};

const written = (profile: string, project: ExportProject, platform: 'android' | 'csv'): string[] =>
  writeProject(project, {
    platform,
    languageIds: project.languages.map(({ id }) => id),
    prefix: false,
    validatedOnly: false,
    pluralMode: 'cldr',
    profiles: new Map([[1, JSON.parse(profile) as ImportProfile]]),
  }).map(({ text }) => text);

const EMPTY: ExportProject = { languages: [{ id: 1, name: 'German', tag: 'de' }], groups: [] };

describe('what an import leaves out', () => {
  it('is in the profile: a key that was not ticked comes back', async () => {
    const reading = read('strings.xml', XML);
    const choices = new Map(['common\u0000fresh', 'common\u0000other'].map((id) => [id, false]));
    const into = { languageId: null, replaceExistingKeys: false, choices };
    const preview = previewImport(aProject(), reading.groups, [], into);
    const kept = await withLeftOut(reading, [{ groups: reading.groups, after: afterTaken(preview) }]);
    expect(written(kept.profile, EMPTY, 'android')).toEqual([XML]);
    expect(written(reading.profile, EMPTY, 'android')).not.toEqual([XML]);
  });

  it('is a language of a file, too', async () => {
    const csv = 'key,de,fr\na,A,B\nb,C,D\n';
    const reading = read('texts.csv', csv);
    const [german, french] = reading.languages.map(({ groups }) => groups as CatalogueGroup[]);
    const kept = await withLeftOut(reading, [
      { groups: german ?? [], after: afterGroups(german ?? []) },
      { groups: french ?? [], after: null },
    ]);
    const groups = (german ?? []).map(({ name, keys }) => ({
      name,
      keys: keys.map((key) => ({
        ...key,
        values: key.values.map(({ name: text }) => ({
          name: text,
          quantityString: null,
          languageId: 1,
          status: 'modified' as const,
        })),
      })),
    }));
    expect(written(kept.profile, { ...EMPTY, groups }, 'csv')).toEqual([csv]);
  });

  it('is most often nothing, and the profile stays as it is', async () => {
    const reading = read('strings.xml', XML);
    const all = [{ groups: reading.groups, after: afterGroups(reading.groups) }];
    expect(await withLeftOut(reading, all)).toBe(reading);
  });
});
