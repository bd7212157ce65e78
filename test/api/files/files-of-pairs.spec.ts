import type { AppliedChanges } from '#core/api/imports/changes.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import { readFiles } from '#core/formats/index.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { exported, filesOf } from '../../support/project/files.js';
import { aUser, made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const documentIn = (tag: string, text: string): string => `<?xml version="1.0"?>
<xliff version="1.2"><file original="app" source-language="en" target-language="${tag}">
  <body><trans-unit id="ok"><source>OK</source><target state="translated">${text}</target></trans-unit></body>
</file></xliff>
`;

/** Imports a document in both of its languages. */
async function importDocument(user: TestUser, projectId: number, text: string): Promise<AppliedChanges> {
  const file = { name: 'app.xliff', bytes: new TextEncoder().encode(text) };
  const { languages, profile } = readFiles([file], { keep: true });
  const taken = languages.map(({ tag, groups }) => ({ tag, groups }));
  const body = { languages: taken, files: profile };
  return made(await as(user).post<AppliedChanges>(routes.applyChanges(projectId), body));
}

describe('files of two languages', () => {
  it('belong to their targets: two of the same name come back both', async () => {
    const user = await aUser();
    const create = { name: 'App', color: '3366FF', languages: ['English'], groups: [] };
    const { id } = made(await as(user).post<ProjectDetails>(routes.createProject(), create));
    const [german, french] = [documentIn('de', 'In Ordnung'), documentIn('fr', 'D’accord')];
    const [, de] = (await importDocument(user, id, german)).languages;
    const [, fr] = (await importDocument(user, id, french)).languages;
    expect(await filesOf(user, id)).toEqual([
      [de?.id, 'app.xliff'],
      [fr?.id, 'app.xliff'],
    ]);
    expect(await exported(user, id, de?.id ?? 0, 'xliff')).toEqual({ 'app.xliff': german });
    expect(await exported(user, id, fr?.id ?? 0, 'xliff')).toEqual({ 'app.xliff': french });
  });
});
