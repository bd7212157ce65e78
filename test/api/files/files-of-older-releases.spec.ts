import { gzipSync } from 'node:zlib';

import type { TokenPair } from '#core/api/identity.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import { withOwnComments } from '#core/formats/index.js';
import type { FileProfile, Platform } from '#core/formats/index.js';
import { runSteps } from '#core/steps.js';

import { FilesOfARepository1795600000000 } from '../../../migrations/1795600000000-files-of-a-repository.js';
import { migrations } from '../../../migrations/index.js';
import { Passwords } from '../../../src/modules/identity/local/passwords.js';
import { anonymous, as } from '../../support/api.js';
import { olderDatabase, queryAt } from '../../support/database/older-release.js';
import { exported, reading } from '../../support/project/files.js';
import { anEmail, made, PASSWORD } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';
import { part, useApp } from '../../support/server/app.js';

useApp();

/** The languages of each project. */
const ENGLISH = 1;
const FRENCH = 2;

const android = (title: string, ok: string): string => `<?xml version="1.0" encoding="utf-8"?>
<resources>

    <!-- Above the map -->
    <string name="title">${title}</string>
    <string name="app_id" translatable="false">com.example</string>
    <string name='ok' >${ok}</string>
</resources>
`;
const json = (hero: string): string => `{\r\n\t"hero": { "line": "${hero}" },\r\n\t"version": 3\r\n}`;

type Import = readonly [language: number, name: string, text: string];

/** A project for each platform, in the order of its imports: a later file of the same name and language is the one that counts. */
const IMPORTS = {
  android: [
    [ENGLISH, 'strings.xml', android('Weather&#8217;s here', 'OK')],
    [FRENCH, 'strings.xml', android('La météo', "D\\'accord")],
  ],
  web: [
    [ENGLISH, 'en.json', '{"hero":{"line":"Once"}}'],
    [ENGLISH, 'en.json', json('Now')],
    [FRENCH, 'fr.json', json('Maintenant')],
  ],
  ios: [
    [ENGLISH, 'A.strings', '/* One */\n"a_line" = "A";\n\n\n"b_line"="B";\n'],
    [ENGLISH, 'B.strings', '"c_line" = "C";'],
  ],
} as const satisfies Partial<Record<Platform, readonly Import[]>>;

type Kind = keyof typeof IMPORTS;
const KINDS: readonly Kind[] = ['android', 'web', 'ios'];
const projectOf = (kind: Kind): number => KINDS.indexOf(kind) + 1;

const EMAIL = anEmail();

interface KeyRow {
  id: number;
  group: number;
  name: string;
  description: string;
}

/** What imports leave behind: all files of a language share their keys. */
function importedRows(imports: readonly Import[]) {
  const groupIds = new Map<string, number>();
  const keys = new Map<string, KeyRow>();
  const texts = new Map<string, { key: number; language: number; text: string }>();
  const profiles: { language: number; keyIds: number[]; profile: FileProfile }[] = [];
  const groupOf = (name: string): number => {
    const id = groupIds.get(name) ?? groupIds.size + 1;
    groupIds.set(name, id);
    return id;
  };
  const write = (key: number, language: number, text: string): void => {
    for (const other of [ENGLISH, FRENCH]) {
      const cell = `${key}/${other}`;
      const known = texts.get(cell)?.text ?? '';
      texts.set(cell, { key, language: other, text: other === language ? text : known });
    }
  };
  for (const [language, name, text] of imports) {
    const read = reading({ [name]: text });
    for (const group of read.groups)
      for (const { name: keyName, description = '', values } of group.keys) {
        const place = `${group.name}/${keyName}`;
        const id = keys.get(place)?.id ?? keys.size + 1;
        keys.set(place, { id, group: groupOf(group.name), name: keyName, description });
        write(id, language, values[0]?.name ?? '');
      }
    for (const profile of read.files.files) {
      const rows = profile.keys.map(([group, key]) => keys.get(`${group}/${key}`));
      const descriptions = rows.map((row) => row?.description ?? null);
      const keyIds = rows.map((row) => row?.id ?? 0);
      profiles.push({ language, keyIds, profile: runSteps(withOwnComments(profile, descriptions)) });
    }
  }
  const groups = [...groupIds].map(([name, id]) => ({ id, name }));
  return { groups, keys: [...keys.values()], values: [...texts.values()], profiles };
}

type Run = (sql: string, parameters?: unknown[]) => Promise<object[]>;

async function insertProject(run: Run, id: number, imports: readonly Import[]): Promise<void> {
  await run("INSERT INTO project (id, name, color) VALUES ($1, 'Atlas', '3366FF')", [id]);
  await run(
    `INSERT INTO membership (id, project_id, user_id, role, source_restricted, target_restricted)
     VALUES ($1, $1, 1, 'owner', false, false)`,
    [id],
  );
  await run(
    `INSERT INTO language (project_id, id, name, tag)
     VALUES ($1, ${ENGLISH}, 'English', 'en'), ($1, ${FRENCH}, 'French', 'fr')`,
    [id],
  );
  const { groups, keys, values, profiles } = importedRows(imports);
  await run(
    `INSERT INTO key_group (project_id, id, name)
     SELECT $1, x.* FROM jsonb_to_recordset($2) AS x(id bigint, name text)`,
    [id, JSON.stringify(groups)],
  );
  await run(
    `INSERT INTO translation_key (project_id, id, group_id, name, description, is_plural)
     SELECT $1, id, "group", name, description, false
     FROM jsonb_to_recordset($2) AS x(id bigint, "group" bigint, name text, description text)`,
    [id, JSON.stringify(keys)],
  );
  await run(
    `INSERT INTO translation_value (project_id, key_id, language_id, text)
     SELECT $1, key, language, text FROM jsonb_to_recordset($2) AS x(key bigint, language bigint, text text)`,
    [id, JSON.stringify(values)],
  );
  for (const { language, keyIds, profile } of profiles) {
    const { format, name, encoding, hasBom, style, keys: names, parts } = profile;
    const head = JSON.stringify({ encoding, hasBom, style });
    await run(
      `INSERT INTO file_profile (project_id, language_id, format, name, head, keys, key_ids, parts)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, language, format, name, head, JSON.stringify(names), keyIds, gzipSync(JSON.stringify(parts))],
    );
  }
}

/** A database of the release before files of a repository, with these projects. */
async function databaseBeforeFiles(): Promise<string> {
  const url = await olderDatabase('before_files', migrations.indexOf(FilesOfARepository1795600000000));
  const run: Run = (sql, parameters) => queryAt(url, sql, parameters);
  const uid = '00000000-0000-4000-8000-000000000001';
  const hash = await part(Passwords).hash(PASSWORD);
  await run('INSERT INTO identity (uid, email, email_verified, password_hash) VALUES ($1, $2, true, $3)', [
    uid,
    EMAIL,
    hash,
  ]);
  await run('INSERT INTO app_user (id, uid, email) VALUES (1, $1, $2)', [uid, EMAIL]);
  for (const kind of KINDS) await insertProject(run, projectOf(kind), IMPORTS[kind]);
  return url;
}

describe('files that were imported before files belonged to a repository', () => {
  useApp({}, databaseBeforeFiles);

  const signedIn = async (): Promise<TestUser> => {
    const account = { email: EMAIL, password: PASSWORD };
    const pair = made(await anonymous().post<TokenPair>(routes.signIn(), account));
    return { id: 1, username: null, ...account, ...pair };
  };

  it.each([
    [ENGLISH, 'android', { 'values-en/strings.xml': IMPORTS.android[0][2] }],
    [FRENCH, 'android', { 'values-fr/strings.xml': IMPORTS.android[1][2] }],
    [ENGLISH, 'web', { 'en.json': IMPORTS.web[1][2] }],
    [FRENCH, 'web', { 'fr.json': IMPORTS.web[2][2] }],
    [ENGLISH, 'ios', { 'en.lproj/A.strings': IMPORTS.ios[0][2], 'en.lproj/B.strings': IMPORTS.ios[1][2] }],
  ] as const)('are exported as the same bytes: of language %i, for %s', async (language, kind, files) => {
    expect(await exported(await signedIn(), projectOf(kind), language, kind)).toEqual(files);
  });

  it('belong to no file of a repository, and neither do their groups', async () => {
    const path = routes.readProject(projectOf('android'));
    const { files, groups } = made(await as(await signedIn()).get<ProjectDetails>(path));
    expect([files, groups.map(({ fileId }) => fileId)]).toEqual([[], groups.map(() => null)]);
  });

  it('differ from then on in what is edited', async () => {
    const user = await signedIn();
    const id = projectOf('ios');
    const { groups } = made(await as(user).get<ProjectDetails>(routes.readProject(id)));
    const key = groups.flatMap(({ keys }) => keys).find(({ name }) => name === 'a_line');
    made(
      await as(user).patch(routes.writeValue(id, key?.id ?? 0, key?.values[0]?.id ?? 0), { name: 'Edited' }),
    );
    expect(await exported(user, id, ENGLISH, 'ios')).toEqual({
      'en.lproj/A.strings': IMPORTS.ios[0][2].replace('"A"', '"Edited"'),
      'en.lproj/B.strings': IMPORTS.ios[1][2],
    });
  });
});
