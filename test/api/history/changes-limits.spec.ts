import { jest } from '@jest/globals';

import { routes } from '#core/api/routes.js';

import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { group, manyKeys, singular } from '../../support/catalogue.js';
import { apply, languagesOf, textsOf } from '../../support/project/changes.js';
import { digest, miscounted, missingValues } from '../../support/counting.js';
import { holding, untilWaiting } from '../../support/database/locks.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember } from '../../support/project/world.js';

const titled = (tag: string, text = `title ${tag}`) => ({
  tag,
  groups: [group('common', singular('title', text))],
});

const aTitle = () => aProject({ languages: ['en', 'fr'], keys: [{ name: 'title', texts: { en: 'Title' } }] });

const LIMIT_REACHED = { status: 422, body: { error: 'limit_reached' } };

describe('an import of several languages by a member with limited languages', () => {
  useApp();

  it('changes those that they may write, and creates new ones for them', async () => {
    const world = await aTitle();
    const editor = await aMember(world.project, 'editor', { target: [world.language('fr').id] });
    const reply = await apply(world, [titled('fr'), titled('de')], { user: editor });
    expect(reply).toMatchObject({ status: 200, body: { languages: [{ name: 'fr' }, { name: 'German' }] } });
    const german = reply.body.languages[1]?.id ?? 0;
    expect((await as(editor).get(routes.readLanguage(world.project.id, german))).body).toMatchObject({
      access: 'target',
    });
  });

  it.each([
    ['one that they may only read', { source: 'en' }],
    ['one that they may not read', {}],
  ])('is refused as a whole for %s', async (_, { source }: { source?: string }) => {
    const world = await aTitle();
    const editor = await aMember(world.project, 'editor', {
      target: [world.language('fr').id],
      ...(source === undefined ? {} : { source: [world.language(source).id] }),
    });
    const before = await digest(world.project.id);
    expect(await apply(world, [titled('fr'), titled('en')], { user: editor })).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
    expect(await digest(world.project.id)).toBe(before);
  });
});

describe('an import of several languages in a race', () => {
  useApp();

  it('creates a language again that is deleted before it begins', async () => {
    const world = await aTitle();
    const { project, owner, language } = world;
    const [deleted, imported] = await holding(project.id, async () => {
      const deleting = as(owner).delete(routes.deleteLanguage(project.id, language('fr').id));
      await untilWaiting();
      const importing = apply(world, [titled('en'), titled('fr')]);
      await untilWaiting(2);
      return [deleting, importing] as const;
    });
    expect((await deleted).status).toBe(204);
    expect((await imported).body.languages).toMatchObject([
      { isNew: false },
      { name: 'French', isNew: true },
    ]);
    expect(await textsOf(world)).toEqual({ title: { en: 'Title', French: 'title fr' } });
    expect(await missingValues(project.id)).toEqual([]);
  });

  it('changes nothing if a preview showed a language that is deleted meanwhile', async () => {
    const world = await aTitle();
    const { project, owner, language, value } = world;
    const shown = ['en', 'fr'].map((name) => {
      const { id, version } = value('title', name);
      return { id, version };
    });
    await as(owner).delete(routes.deleteLanguage(project.id, language('fr').id));
    const languages = [titled('en'), titled('fr')];
    expect(await apply(world, languages, { shown, replaceExistingKeys: true })).toMatchObject({
      status: 409,
      body: { error: 'import_moved', current: [{ valueId: shown[1]?.id, text: null }] },
    });
    expect(await languagesOf(world)).toEqual([['en', 'en']]);
    expect(await textsOf(world)).toEqual({ title: { en: 'Title' } });
  });

  it('waits for an import of the same languages, and then finds them', async () => {
    const world = await aTitle();
    const replies = await holding(world.project.id, async () => {
      const first = apply(world, [titled('de', 'first'), titled('es', 'first')]);
      await untilWaiting();
      return [first, apply(world, [titled('es', 'second'), titled('de', 'second')])] as const;
    });
    const [first, second] = await Promise.all(replies);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toMatchObject({
      languages: [{ isNew: false }, { isNew: false }],
      counts: { kept: 2 },
    });
    expect(await textsOf(world)).toMatchObject({ title: { German: 'first', Spanish: 'first' } });
  });
});

describe('the limits of an import of several languages', () => {
  useApp({ projectLanguageLimit: 3, importKeyLimit: 3, projectKeyLimit: 4 });

  it('are those of the languages of a project', async () => {
    const world = await aTitle();
    expect(await apply(world, [titled('de'), titled('es')])).toMatchObject(LIMIT_REACHED);
    expect((await apply(world, [titled('en'), titled('de')])).status).toBe(200);
    // A project may already have more than a limit that was lowered.
    expect((await apply(world, [titled('en'), titled('fr'), titled('de')])).status).toBe(200);
  });

  it('are those of the keys of a project, and of an import per language', async () => {
    const world = await aTitle();
    const keys = (tag: string, count: number) => ({ tag, groups: [manyKeys(count)] });
    expect(await apply(world, [keys('en', 3), keys('fr', 4)])).toMatchObject({
      status: 413,
      body: { error: 'payload_too_large' },
    });
    expect((await apply(world, [keys('en', 3), keys('fr', 3)])).status).toBe(200);
    expect(await apply(world, [{ tag: 'fr', groups: [group('more', singular('one', ''))] }])).toMatchObject(
      LIMIT_REACHED,
    );
  });
});

const TOO_MANY = { status: 429, body: { error: 'too_many_requests' } };

describe('imports of several languages', () => {
  useApp({ importTextLimit: 3 });

  it('are limited by the texts that they write: what is tried, refused, empty or unchanged is free', async () => {
    const world = await aTitle();
    const many = { tag: 'en', groups: [manyKeys(5)] };
    expect((await apply(world, [many], { dryRun: true })).status).toBe(200);
    expect((await apply(world, [many], { shown: [{ id: 4_000_000, version: 1 }] })).status).toBe(409);
    expect((await apply(world, [titled('de'), titled('es')])).status).toBe(200);
    expect((await apply(world, [titled('de'), titled('es')], { replaceExistingKeys: true })).status).toBe(
      200,
    );
    expect((await apply(world, [{ tag: 'it', groups: [] }])).status).toBe(200);
    // One is left: the import that exceeds the limit is the last.
    expect((await apply(world, [many])).status).toBe(200);
    const refused = await apply(world, [titled('en')], { dryRun: true });
    expect(refused).toMatchObject(TOO_MANY);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(300);
    expect((await apply(await aTitle(), [many])).status).toBe(200);
  });
});

describe('calls that import several languages', () => {
  useApp({ importLimit: 1 });

  it('are limited, too: 20 are one import', async () => {
    const world = await aTitle();
    for (let call = 0; call < 20; call += 1)
      expect((await apply(world, [{ tag: 'en', groups: [] }], { dryRun: true })).status).toBe(200);
    expect(await apply(world, [titled('de')])).toMatchObject(TOO_MANY);
  });
});

describe('three languages with 2,000 keys', () => {
  useApp();

  it('take no statement per row', async () => {
    const world = await aTitle();
    const query = jest.spyOn(part(Database), 'query');
    const languages = ['en', 'de', 'es'].map((tag) => ({
      tag,
      groups: [manyKeys(2_000, (index) => `${tag} ${index}`)],
    }));
    expect((await apply(world, languages)).body.counts).toMatchObject({ created: 2_000, existing: 0 });
    expect(query.mock.calls.length).toBeLessThan(60);
    query.mockRestore();
    expect((await textsOf(world))['key_1999']).toEqual({
      en: 'en 1999',
      fr: '',
      German: 'de 1999',
      Spanish: 'es 1999',
    });
    expect([await missingValues(world.project.id), await miscounted(world.project.id)]).toEqual([[], []]);
  });
});
