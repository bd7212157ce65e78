import type { CreatedLanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { Platform } from '#core/formats/index.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { exported, reading } from '../../support/project/files.js';
import { aUser, made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const ANDROID_PLURAL =
  '<resources>\n  <string name="ok">OK</string>\n  <plurals name="files"><item quantity="zero">0</item>' +
  '<item quantity="one">a file</item><item quantity="other">%d files</item></plurals>\n</resources>\n';
const ANDROID_PLAIN =
  '<resources>\n  <string name="ok">Gut</string>\n  <!-- Ein Text. -->\n  <string name="files">Dateien: %d</string>\n</resources>\n';
const YAML_PLURAL =
  'a:\n  files:\n    zero: none\n    one: a file # one\n    other: "%{count} files"\n  ok: OK\n';
const YAML_PLAIN = "a:\n  files: 'Dateien: %{count}'\n  ok: Gut\n";
const PIPES = '{"files":"0 | 1 | {n} files","ok":"OK"}';
const TEXT = '{"files": "Dateien: {n}", "ok": "Gut"}';

const FORMATS: [Platform, name: string, plural: string, plain: string][] = [
  ['android', 'strings.xml', ANDROID_PLURAL, ANDROID_PLAIN],
  ['rails', 'app.yml', YAML_PLURAL, YAML_PLAIN],
  ['web', 'app.json', PIPES, TEXT],
];

const textOf = async (user: TestUser, projectId: number, languageId: number, platform: Platform) =>
  Object.values(await exported(user, projectId, languageId, platform));

/** A project from the file of a base language, and the file of another one imported into it twice. */
async function bothIn(name: string, base: string, other: string) {
  const user = await aUser();
  const project = { name: 'App', color: '3366FF', languages: ['English'] };
  const { groups, files } = reading({ [name]: base });
  const create = { ...project, groups, files };
  const { id, languages } = made(await as(user).post<ProjectDetails>(routes.createProject(), create));
  const read = reading({ [name]: other });
  const german = { name: 'German', groups: read.groups, files: read.files };
  const added = made(await as(user).post<CreatedLanguageView>(routes.createLanguage(id), german));
  const again = { groups: read.groups, files: read.files };
  await as(user).post(routes.importIntoLanguage(id, added.id), again);
  return { user, id, english: languages[0]?.id ?? 0, german: added.id, warnings: added.warnings };
}

describe.each(FORMATS)(
  'a key that is a plural in one language and plain in another, of %s',
  (platform, name, plural, plain) => {
    it.each([
      ['plural', plural, plain, 0],
      ['plain', plain, plural, 1],
    ])('is as the base has it, %s, and both files come back', async (_, base, other, mismatches) => {
      const { user, id, english, german, warnings } = await bothIn(name, base, other);
      expect(warnings.filter(({ reason }) => reason === 'imports.key_type_mismatch')).toHaveLength(
        mismatches,
      );
      expect(await textOf(user, id, english, platform)).toEqual([base]);
      expect(await textOf(user, id, german, platform)).toEqual([other]);
    });
  },
);

it('keeps the texts of its kind where another language of the same import has the other kind', async () => {
  const user = await aUser();
  const { groups, files } = reading({ 'app.json': TEXT });
  const create = { name: 'App', color: '3366FF', languages: ['English'], groups, files };
  const { id } = made(await as(user).post<ProjectDetails>(routes.createProject(), create));
  const plural = { tag: 'es', name: 'Spanish', groups: reading({ 'app.json': PIPES }).groups };
  const plain = { tag: 'fr', name: 'French', groups: reading({ 'app.json': TEXT }).groups };
  const languages = [plural, plain];
  expect((await as(user).post(routes.applyChanges(id), { languages })).status).toBe(200);
  const details = await as(user).get<ProjectDetails>(routes.readProject(id));
  const french = details.body.languages.find(({ name }) => name === 'French')?.id;
  const [key] = details.body.groups.flatMap(({ keys }) => keys.filter(({ name }) => name === 'files'));
  expect(key?.values.find(({ languageId }) => languageId === french)?.name).toBe('Dateien: {n}');
});
