import type { ChangeSetPage, ChangeSetRevert } from '#core/api/change-sets.js';
import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';

import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { group, singular } from '../../support/catalogue.js';
import { miscounted, missingValues } from '../../support/counting.js';
import { apply, textsOf } from '../../support/project/changes.js';
import { contentLines } from '../../support/project/content.js';
import { aProject } from '../../support/project/project-world.js';
import { bodyOf, importing, NAMESPACES, written } from '../../support/project/repository.js';
import { aMember } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';
import { part, useApp } from '../../support/server/app.js';

useApp();

const MORE = { hasMore: true, replaceExistingKeys: true };

/** A text of the key `title`, and one of a key of the language's own. */
const titled = (tag: string, title = `title ${tag}`) => ({
  tag,
  groups: [group('home', singular('title', title)), group(`only ${tag}`, singular(tag, `text ${tag}`))],
});

/** A project after the first slice of an import, that of English. */
async function aBegunImport() {
  const world = await aProject({
    languages: ['en', 'fr'],
    keys: [{ name: 'title', group: 'home', texts: { en: 'Title', fr: 'Titre' } }],
  });
  const { project, owner } = world;
  const before = await contentLines(project.id);
  const { body } = await apply(world, [titled('en')], MORE);
  const changeSetId = body.changeSetId ?? 0;
  /** The next slice, the last one unless told otherwise. */
  const goOn = (tag: string, wish: object = {}) =>
    apply(world, [titled(tag)], { ...MORE, hasMore: false, changeSetId, ...wish });
  const revert = () => as(owner).post<ChangeSetRevert>(routes.revertChangeSet(project.id, changeSetId), {});
  const sets = async () => (await as(owner).get<ChangeSetPage>(routes.listChangeSets(project.id))).body.items;
  const write = async (key: string, language: string, name: string, user: TestUser = owner) => {
    const languageId = world.language(language).id;
    const path = `${routes.listValuesOfLanguage(project.id)}?languageId=${languageId}`;
    const [keys, values] = [await keyIds(world), (await as(owner).get<ValueView[]>(path)).body];
    const value = values.find(({ keyId }) => keyId === keys[key]);
    await as(user).patch(routes.writeValue(project.id, value?.keyId ?? 0, value?.id ?? 0), { name });
  };
  return { ...world, before, changeSetId, goOn, revert, sets, write };
}

async function keyIds({ project, owner }: Awaited<ReturnType<typeof aProject>>) {
  const { body } = await as(owner).get<{ id: number; name: string }[]>(routes.listKeys(project.id));
  return Object.fromEntries(body.map(({ id, name }) => [name, id]));
}

const CLOSED = { status: 404, body: { error: 'not_existing_change_set' } };

describe('an import in slices', () => {
  it('is one change set, which lists each language once', async () => {
    const world = await aBegunImport();
    expect(await world.goOn('fr', { hasMore: true })).toMatchObject({
      status: 200,
      body: { changeSetId: world.changeSetId, counts: { created: 1, updated: 1 } },
    });
    await world.goOn('fr', { hasMore: true });
    expect(await world.goOn('de')).toMatchObject({ body: { changeSetId: world.changeSetId } });
    expect(await world.sets()).toMatchObject([
      {
        id: world.changeSetId,
        kind: 'import',
        isRevertible: true,
        counts: { languages: 3, groups: 3, keys: 3 },
      },
    ]);
    expect(await textsOf(world)).toEqual({
      title: { en: 'title en', fr: 'title fr', German: 'title de' },
      en: { en: 'text en', fr: '', German: '' },
      fr: { en: '', fr: 'text fr', German: '' },
      de: { en: '', fr: '', German: 'text de' },
    });
  });

  it('is unfinished until its last slice, or until it is taken back', async () => {
    const [world, other] = [await aBegunImport(), await aBegunImport()];
    const isUnfinished = async ({ sets, changeSetId }: typeof world): Promise<boolean | undefined> =>
      (await sets()).find(({ id }) => id === changeSetId)?.isUnfinished;
    expect([await isUnfinished(world), await isUnfinished(other)]).toEqual([true, true]);
    await world.goOn('fr');
    await other.revert();
    expect([await isUnfinished(world), await isUnfinished(other)]).toEqual([false, false]);
  });

  it('is taken back as one, and back again', async () => {
    const world = await aBegunImport();
    await world.goOn('fr', { hasMore: true });
    await world.goOn('de');
    const made = await contentLines(world.project.id);
    expect(await world.revert()).toMatchObject({ status: 200, body: { keptNewer: 0, blocked: 0 } });
    expect(await contentLines(world.project.id)).toEqual(world.before);
    const [undo] = await world.sets();
    await as(world.owner).post(routes.revertChangeSet(world.project.id, undo?.id ?? 0), {});
    expect(await contentLines(world.project.id)).toEqual(made);
    expect([await missingValues(world.project.id), await miscounted(world.project.id)]).toEqual([[], []]);
  });

  it('is taken back as far as it came, if it was abandoned', async () => {
    const world = await aBegunImport();
    await world.goOn('fr', { hasMore: true });
    expect((await world.revert()).status).toBe(200);
    expect(await contentLines(world.project.id)).toEqual(world.before);
  });

  it('leaves what is saved if a slice is refused, and may go on', async () => {
    const world = await aBegunImport();
    const saved = await contentLines(world.project.id);
    expect(
      await world.goOn('de', { shown: [{ id: world.value('title', 'en').id, version: 9 }] }),
    ).toMatchObject({ status: 409, body: { error: 'import_moved' } });
    expect(await contentLines(world.project.id)).toEqual(saved);
    expect((await world.goOn('de')).status).toBe(200);
    await world.revert();
    expect(await contentLines(world.project.id)).toEqual(world.before);
  });

  it('brings the documents of a repository as one call does', async () => {
    const world = await aProject({ languages: ['en'] });
    const { languages, files } = bodyOf(NAMESPACES);
    let changeSetId: number | null = null;
    for (const [at, language] of languages.entries()) {
      const own = files?.files.filter(({ document }) => document?.language === language.tag) ?? [];
      const { body }: Awaited<ReturnType<typeof importing>> = await importing(world.owner, world.project.id, {
        languages: [language],
        files: { version: 1, files: own },
        hasMore: at < languages.length - 1,
        ...(changeSetId !== null && { changeSetId }),
      });
      changeSetId = body.changeSetId;
    }
    expect(await written(world.owner, world.project.id)).toEqual(NAMESPACES);
  });
});

describe('a slice of an import that was shown', () => {
  /** The translation of a key that the first slice created. */
  const translating = (world: Awaited<ReturnType<typeof aBegunImport>>) =>
    apply(world, [{ tag: 'fr', groups: [group('only en', singular('en', 'texte fr'))] }], {
      ...MORE,
      hasMore: false,
      changeSetId: world.changeSetId,
      shown: [],
    });

  it('brings texts of keys that the import has created, which nobody could show', async () => {
    const world = await aBegunImport();
    expect((await translating(world)).status).toBe(200);
    expect(await textsOf(world)).toMatchObject({ en: { en: 'text en', fr: 'texte fr' } });
  });

  it('is refused where somebody has written one of them meanwhile', async () => {
    const world = await aBegunImport();
    await world.write('en', 'fr', 'À moi');
    expect(await translating(world)).toMatchObject({ status: 409, body: { error: 'import_moved' } });
    expect(await textsOf(world)).toMatchObject({ en: { fr: 'À moi' } });
  });
});

describe('what others do between two slices of an import', () => {
  it('is kept where they wrote over the first slice and the import wrote again', async () => {
    const world = await aBegunImport();
    await world.write('title', 'en', 'Mine');
    await apply(world, [titled('en', 'again')], { ...MORE, hasMore: false, changeSetId: world.changeSetId });
    await world.revert();
    expect(await textsOf(world)).toMatchObject({ title: { en: 'Mine', fr: 'Titre' } });
  });

  it('is kept where they wrote into a key that it made', async () => {
    const world = await aBegunImport();
    await world.write('en', 'fr', 'Mine');
    await world.goOn('de');
    expect((await world.revert()).body).toMatchObject({ keptNewer: 2 });
    expect(await textsOf(world)).toMatchObject({ en: { en: 'text en', fr: 'Mine' } });
  });

  it('is kept where they made a language with texts of such a key', async () => {
    const world = await aBegunImport();
    const groups = [group('only en', singular('en', 'Mío'))];
    await as(world.owner).post(routes.createLanguage(world.project.id), { name: 'es', groups });
    await world.goOn('de');
    expect((await world.revert()).body).toMatchObject({ keptNewer: 2 });
    expect(await textsOf(world)).toMatchObject({ en: { es: 'Mío' } });
  });
});

describe('a further slice is refused', () => {
  it('after the last one, and after an import in one call', async () => {
    const world = await aBegunImport();
    await world.goOn('fr');
    expect(await world.goOn('de')).toMatchObject(CLOSED);
    const { body } = await apply(world, [titled('en')]);
    expect(await world.goOn('de', { changeSetId: body.changeSetId })).toMatchObject(CLOSED);
  });

  it('after an hour', async () => {
    const world = await aBegunImport();
    const age = (minutes: number) =>
      part(Database).query(
        'UPDATE change_set SET at = now() - make_interval(mins => $3) WHERE project_id = $1 AND id = $2',
        [world.project.id, world.changeSetId, minutes],
      );
    await age(59);
    expect((await world.goOn('fr', { hasMore: true })).status).toBe(200);
    await age(61);
    expect(await world.goOn('de')).toMatchObject(CLOSED);
  });

  it('in another project, and for another kind of changes', async () => {
    const world = await aBegunImport();
    const other = await aProject({ owner: world.owner });
    const { changeSetId } = world;
    expect(await apply(other, [titled('en')], { changeSetId })).toMatchObject(CLOSED);
    await as(world.owner).delete(routes.deleteKey(world.project.id, world.key('title').id));
    const [deletion] = await world.sets();
    expect(await world.goOn('de', { changeSetId: deletion?.id })).toMatchObject(CLOSED);
  });

  it('to everybody but its author', async () => {
    const world = await aBegunImport();
    const manager = await aMember(world.project, 'manager');
    expect(await world.goOn('de', { user: manager })).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
  });

  it('in a language that its author may no longer write', async () => {
    const world = await aProject({ languages: ['en', 'fr'], keys: ['title'] });
    const user = await aMember(world.project, 'editor', { target: [world.language('en').id] });
    const { body } = await apply(world, [{ tag: 'en', groups: [] }], { user, hasMore: true });
    const changeSetId = body.changeSetId ?? 0;
    expect(await apply(world, [{ tag: 'fr', groups: [] }], { user, changeSetId })).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
  });

  it('once it was reverted', async () => {
    const world = await aBegunImport();
    await world.revert();
    expect(await world.goOn('de')).toMatchObject({ status: 409, body: { error: 'already_reverted' } });
  });

  it('to one of two at the same time that end it', async () => {
    const world = await aBegunImport();
    const replies = await Promise.all([world.goOn('de'), world.goOn('es')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});
