import type { ChangeSetPage, ChangeSetRevert } from '#core/api/change-sets.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { group, plural, singular } from '../../support/catalogue.js';
import { apply, languagesOf, textsOf } from '../../support/project/changes.js';
import { contentLines } from '../../support/project/content.js';
import { miscounted, missingValues } from '../../support/counting.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

/** A project after an import of three languages, two of which are new. */
async function anImport() {
  const world = await aProject({
    languages: ['en', 'fr'],
    keys: [
      { name: 'title', group: 'home', texts: { en: 'Title', fr: 'Titre' } },
      { name: 'files', group: 'home', isPlural: true },
    ],
  });
  const { project, owner } = world;
  const before = await contentLines(project.id);
  const languages = ['en', 'de', 'es'].map((tag) => ({
    tag,
    groups: [
      group('home', singular('title', `title ${tag}`), plural('files', ['0', `1 ${tag}`, 'n'])),
      group('new', singular('fresh', `fresh ${tag}`)),
    ],
  }));
  const { body } = await apply(world, languages, { replaceExistingKeys: true });
  const revert = (id: number | null, user: TestUser = owner, wish: object = {}) =>
    as(user).post<ChangeSetRevert & { error?: string }>(routes.revertChangeSet(project.id, id ?? 0), wish);
  const sets = async (user: TestUser = owner) =>
    (await as(user).get<ChangeSetPage>(routes.listChangeSets(project.id))).body.items;
  return { ...world, before, languages, body, changeSetId: body.changeSetId, revert, sets };
}

describe('reverting an import of several languages', () => {
  it('takes away the new languages, keys and groups, and gives the others their texts again', async () => {
    const { project, before, revert, sets, changeSetId } = await anImport();
    expect(await sets()).toMatchObject([
      { id: changeSetId, kind: 'import', isRevertible: true, counts: { languages: 3, groups: 1, keys: 1 } },
    ]);
    expect(await revert(changeSetId)).toMatchObject({ status: 200, body: { keptNewer: 0, blocked: 0 } });
    expect(await contentLines(project.id)).toEqual(before);
    expect([await missingValues(project.id), await miscounted(project.id)]).toEqual([[], []]);
  });

  it('can be reverted: each language comes back with its own texts', async () => {
    const { project, revert, sets, changeSetId } = await anImport();
    const made = await contentLines(project.id);
    await revert(changeSetId);
    const [undo] = await sets();
    expect(await revert(undo?.id ?? 0)).toMatchObject({ status: 200, body: { keptNewer: 0, blocked: 0 } });
    expect(await contentLines(project.id)).toEqual(made);
    expect([await missingValues(project.id), await miscounted(project.id)]).toEqual([[], []]);
  });

  it('keeps a language in which somebody has written since, and takes away the other one', async () => {
    const world = await anImport();
    const { project, owner, revert, changeSetId, body } = world;
    const german = body.languages[1]?.id ?? 0;
    const path = `${routes.listValuesOfLanguage(project.id)}?languageId=${german}`;
    const [title] = (await as(owner).get<ValueView[]>(path)).body;
    await as(owner).patch(routes.writeValue(project.id, title?.keyId ?? 0, title?.id ?? 0), { name: 'Mine' });
    expect((await revert(changeSetId)).body).toMatchObject({ keptNewer: 1, blocked: 0 });
    expect((await languagesOf(world)).map(([name]) => name)).toEqual(['en', 'fr', 'German']);
    expect(await textsOf(world)).toMatchObject({ title: { en: 'Title', fr: 'Titre', German: 'Mine' } });
  });

  it('is permitted to its author with limited languages, who gets the new ones back with a second revert', async () => {
    const world = await anImport();
    const { project, language, languages, revert, sets } = world;
    await revert(world.changeSetId);
    const editor = await aMember(project, 'editor', { target: [language('en').id] });
    // Without new keys, whose end would not be inside of languages.
    const known = languages.map(({ tag, groups }) => ({ tag, groups: groups.slice(0, 1) }));
    const { body } = await apply(world, known, { user: editor, replaceExistingKeys: true });
    const made = await contentLines(project.id);
    expect((await revert(body.changeSetId, editor)).status).toBe(200);
    const [undo] = await sets(editor);
    expect(undo).toMatchObject({ kind: 'revert', isRevertible: true });
    expect((await revert(undo?.id ?? 0, editor)).status).toBe(200);
    expect(await contentLines(project.id)).toEqual(made);
  });

  it('is refused to a member who may write only some of its languages', async () => {
    const { project, owner, body, revert, changeSetId } = await anImport();
    const german = body.languages[1]?.id ?? 0;
    const manager = await aMember(project, 'manager', { target: [german] });
    expect(await revert(changeSetId, manager)).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
    await revert(changeSetId);
    expect((await revert(changeSetId, owner)).status).toBe(409);
  });
});
