import type { ChangeSetPage, ChangeSetRevert } from '#core/api/change-sets.js';
import type { ChangePluralMode, PluralModeChange, ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import { as } from '../support/api.js';
import { useApp } from '../support/app.js';
import { miscounted, missingValues } from '../support/counting.js';
import { formsOf, groupOf, plural } from '../support/plurals.js';
import { aMember, aUser, made } from '../support/world.js';
import type { TestUser } from '../support/world.js';

useApp();

const FILES = { zero: 'no file', one: '{n} file', other: '{n} files' };

/** A project with the plural `files` and the singular `title`, whose texts are in the first language. */
async function aProject(
  languages: string[],
  forms: typeof FILES | object = FILES,
  mode: PluralMode = 'strict',
) {
  const user = await aUser();
  const [group] = groupOf(plural('files', forms));
  const title = { name: 'title', isPlural: false, values: [{ name: 'Title', quantityString: null }] };
  const project = made(
    await as(user).post<ProjectDetails>(routes.createProject(), {
      name: 'App',
      color: '3366FF',
      languages,
      pluralMode: mode,
      groups: [{ name: 'common', keys: [...(group?.keys ?? []), title] }],
    }),
  );
  return { user, project, id: project.id };
}

const change = (user: TestUser, id: number, body: ChangePluralMode) =>
  as(user).patch<PluralModeChange>(routes.changePluralMode(id), body);

const changed = async (user: TestUser, id: number, mode: PluralMode): Promise<PluralModeChange> =>
  made(await change(user, id, { mode }));

const revert = (user: TestUser, id: number, changeSetId: number | null, dryRun = false) =>
  as(user).post<ChangeSetRevert>(routes.revertChangeSet(id, changeSetId ?? 0), { dryRun });

const newest = async (user: TestUser, id: number): Promise<number | null> =>
  made(await as(user).get<ChangeSetPage>(routes.listChangeSets(id))).items[0]?.id ?? null;

const details = async (user: TestUser, id: number): Promise<ProjectDetails> =>
  made(await as(user).get<ProjectDetails>(routes.readProject(id)));

const keyOf = async (user: TestUser, id: number, name = 'files'): Promise<KeyView> => {
  const keys = (await details(user, id)).groups.flatMap((group) => group.keys);
  return keys.find((key) => key.name === name) as KeyView;
};

/** Writes a form of `files` in a language, as the grid does. */
async function write(user: TestUser, id: number, language: string, form: string, text: string) {
  const key = await keyOf(user, id);
  const value = key.values.find((one) => one.languageName === language && one.quantityString === form);
  if (value) return made(await as(user).patch(routes.writeValue(id, key.id, value.id), { name: text }));
  const { languages } = await details(user, id);
  const languageId = languages.find(({ name }) => name === language)?.id;
  return made(
    await as(user).post(routes.createValue(id, key.id), { languageId, quantityString: form, name: text }),
  );
}

/** All that a member sees of the texts, less the versions. */
async function content(user: TestUser, id: number) {
  const { pluralMode, groups } = await details(user, id);
  const values = groups
    .flatMap(({ keys }) => keys)
    .flatMap(({ name, values: all }) =>
      all.map(({ id: valueId, languageName, quantityString, name: text, status }) =>
        [name, languageName, quantityString, text, status, text === '' ? null : valueId].join(' '),
      ),
    );
  return { pluralMode, values: values.sort() };
}

describe('PATCH /projects/:projectId/plural-mode', () => {
  it('gives each language its own forms, and moves a text for zero to exactly 0', async () => {
    const { user, id, project } = await aProject(['en', 'pl', 'ar', 'ja', 'fr']);
    await write(user, id, 'ar', 'zero', 'لا ملفات');
    await write(user, id, 'ja', 'one', '1個');
    await write(user, id, 'ja', 'other', '{n}個');
    const result = await changed(user, id, 'cldr');
    const [en, pl, ar, ja, fr] = project.languages.map((language) => language.id);
    expect(result).toEqual({
      changeSetId: expect.any(Number) as number,
      keys: 1,
      languages: [
        { languageId: en, created: 0, moved: 1, removed: 0 },
        { languageId: pl, created: 2, moved: 0, removed: 0 },
        { languageId: ar, created: 3, moved: 0, removed: 0 },
        { languageId: ja, created: 0, moved: 0, removed: 1 },
        { languageId: fr, created: 0, moved: 0, removed: 0 },
      ],
    });
    expect((await details(user, id)).pluralMode).toBe('cldr');
    expect(await formsOf(user, id, 'files')).toEqual({
      en: { '=0': 'no file', one: '{n} file', other: '{n} files' },
      pl: { one: '', few: '', many: '', other: '' },
      ar: { zero: 'لا ملفات', one: '', two: '', few: '', many: '', other: '' },
      ja: { other: '{n}個' },
      fr: { one: '', other: '' },
    });
    expect((await keyOf(user, id, 'title')).values.map(({ name }) => name)).toEqual([
      'Title',
      '',
      '',
      '',
      '',
    ]);
    expect(await missingValues(id)).toEqual([]);
    expect(await miscounted(id)).toEqual([]);
  });

  it('keeps statuses, and the history of a text that moves', async () => {
    const { user, id } = await aProject(['en']);
    const zero = (await keyOf(user, id)).values.find(({ quantityString }) => quantityString === 'zero');
    const keyId = (await keyOf(user, id)).id;
    made(await as(user).patch(routes.reviewValue(id, keyId, zero?.id ?? 0), { status: 'validated' }));
    await changed(user, id, 'cldr');
    const moved = (await keyOf(user, id)).values.find(({ quantityString }) => quantityString === '=0');
    expect(moved).toMatchObject({ id: zero?.id, name: 'no file', status: 'validated' });
  });

  it('drops a text for zero that only repeats the general one, without counting it', async () => {
    const { user, id } = await aProject(['en'], { zero: 'files', one: 'file', other: 'files' });
    expect((await changed(user, id, 'cldr')).languages).toMatchObject([{ created: 0, moved: 0, removed: 0 }]);
    expect(await formsOf(user, id, 'files')).toEqual({ en: { one: 'file', other: 'files' } });
  });

  it('goes back to three forms: exactly 0, else zero, else the general text', async () => {
    const forms = { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' };
    const { user, id, project } = await aProject(['pl', 'en', 'ar', 'ja'], forms, 'cldr');
    await write(user, id, 'en', '=0', 'nothing');
    await write(user, id, 'ar', 'zero', 'صفر');
    await write(user, id, 'ar', '=0', 'لا شيء');
    await write(user, id, 'ja', 'other', '個');
    const [pl, en, ar, ja] = project.languages.map((language) => language.id);
    expect((await changed(user, id, 'strict')).languages).toEqual([
      { languageId: pl, created: 1, moved: 0, removed: 2 },
      { languageId: en, created: 0, moved: 1, removed: 0 },
      { languageId: ar, created: 0, moved: 1, removed: 1 },
      { languageId: ja, created: 2, moved: 0, removed: 0 },
    ]);
    expect(await formsOf(user, id, 'files')).toEqual({
      pl: { zero: 'pliku', one: 'plik', other: 'pliku' },
      en: { zero: 'nothing', one: '', other: '' },
      ar: { zero: 'لا شيء', one: '', other: '' },
      ja: { zero: '個', one: '個', other: '個' },
    });
    expect(await miscounted(id)).toEqual([]);
  });

  it('says in a dry run what it would do, and changes nothing', async () => {
    const { user, id } = await aProject(['en', 'pl']);
    const before = await content(user, id);
    const dry = made(await change(user, id, { mode: 'cldr', dryRun: true }));
    expect(dry.changeSetId).toBeNull();
    expect(await content(user, id)).toEqual(before);
    expect(await newest(user, id)).toBeNull();
    const { languages, keys } = await changed(user, id, 'cldr');
    expect({ languages, keys }).toEqual({ languages: dry.languages, keys: dry.keys });
  });

  it('changes nothing if the project has the mode', async () => {
    const { user, id } = await aProject(['en']);
    expect(await changed(user, id, 'strict')).toEqual({ changeSetId: null, keys: 1, languages: [] });
    expect(await newest(user, id)).toBeNull();
  });

  it('refuses to do something else than was shown', async () => {
    const { user, id, project } = await aProject(['en', 'pl']);
    const shown = { created: 2, moved: 1, removed: 0 };
    await write(user, id, 'pl', 'zero', 'nic');
    const before = await content(user, id);
    expect(await change(user, id, { mode: 'cldr', shown })).toMatchObject({
      status: 409,
      body: {
        error: 'plurals_moved',
        current: {
          changeSetId: null,
          keys: 1,
          languages: [
            { languageId: project.languages[0]?.id, created: 0, moved: 1, removed: 0 },
            { languageId: project.languages[1]?.id, created: 2, moved: 1, removed: 0 },
          ],
        },
      },
    });
    expect(await content(user, id)).toEqual(before);
    expect((await change(user, id, { mode: 'cldr', shown: { ...shown, moved: 2 } })).status).toBe(200);
  });

  it.each([
    [{}, 'mode'],
    [{ mode: 'some' }, 'mode'],
    [{ mode: 'cldr', dryRun: 1 }, 'dryRun'],
    [{ mode: 'cldr', shown: { created: 1, moved: '1', removed: 0 } }, 'shown'],
    [{ mode: 'cldr', shown: [] }, 'shown'],
  ])('refuses %j, naming %s', async (body, field) => {
    const { user, id } = await aProject(['en']);
    const refused = await as(user).patch(routes.changePluralMode(id), body);
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) as string } },
    });
  });

  it('is not for members with limited languages, because it removes texts of all', async () => {
    const { project, id } = await aProject(['en', 'pl']);
    const limited = await aMember(project, 'manager', { target: [project.languages[0]?.id ?? 0] });
    expect(await change(limited, id, { mode: 'cldr' })).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
  });
});

describe('reverting a change of the plural mode', () => {
  const SWITCHES: [from: PluralMode, to: PluralMode][] = [
    ['strict', 'cldr'],
    ['cldr', 'strict'],
  ];

  it.each(SWITCHES)('from %s to %s restores every text, again and again', async (from, to) => {
    const { user, id } = await aProject(
      ['en', 'pl', 'ar', 'ja'],
      from === 'strict' ? FILES : { other: '{n} files' },
      from,
    );
    const forms = from === 'strict' ? ['zero', 'one', 'other'] : ['=0', 'other'];
    for (const language of ['en', 'ja', 'ar'])
      for (const form of forms) await write(user, id, language, form, `${language} ${form}`);
    if (from === 'cldr') await write(user, id, 'ar', 'zero', 'ar zero');
    if (from === 'cldr') await write(user, id, 'pl', 'few', 'pl few');
    await write(user, id, 'pl', forms[0] ?? '', 'as in general');
    await write(user, id, 'pl', 'other', 'as in general');
    const before = await content(user, id);
    const { changeSetId } = await changed(user, id, to);
    const after = await content(user, id);
    expect(after).not.toEqual(before);
    const dry = made(await revert(user, id, changeSetId, true));
    expect(await content(user, id)).toEqual(after);
    expect(made(await revert(user, id, changeSetId))).toEqual(dry);
    expect(dry).toMatchObject({ keptNewer: 0, blocked: 0 });
    expect(await content(user, id)).toEqual(before);
    expect(made(await revert(user, id, await newest(user, id)))).toMatchObject({ keptNewer: 0 });
    expect(await content(user, id)).toEqual(after);
    expect(made(await revert(user, id, changeSetId))).toMatchObject({ keptNewer: 0 });
    expect(await content(user, id)).toEqual(before);
    expect(await missingValues(id)).toEqual([]);
    expect(await miscounted(id)).toEqual([]);
  });

  it('keeps texts written since, and is refused where they would be lost', async () => {
    const { user, id } = await aProject(['en', 'pl']);
    const { changeSetId } = await changed(user, id, 'cldr');
    await write(user, id, 'en', 'other', 'newer');
    await write(user, id, 'en', '=0', 'newer, too');
    await write(user, id, 'pl', 'few', 'pliki');
    const now = await content(user, id);
    expect(made(await revert(user, id, changeSetId))).toEqual({ restored: 0, keptNewer: 1, blocked: 0 });
    expect(await content(user, id)).toEqual(now);
    await write(user, id, 'pl', 'few', '');
    expect(made(await revert(user, id, changeSetId))).toMatchObject({ keptNewer: 0 });
    expect(await formsOf(user, id, 'files')).toEqual({
      en: { zero: 'newer, too', one: '{n} file', other: 'newer' },
      pl: { zero: '', one: '', other: '' },
    });
  });

  it('is refused once the mode was changed back', async () => {
    const { user, id } = await aProject(['en']);
    const { changeSetId } = await changed(user, id, 'cldr');
    await changed(user, id, 'strict');
    expect(made(await revert(user, id, changeSetId))).toMatchObject({ restored: 0, keptNewer: 1 });
  });

  it('gives keys and languages that were deleted before it the forms of today', async () => {
    const { user, id, project } = await aProject(['en', 'pl']);
    await write(user, id, 'pl', 'zero', 'nic');
    const pl = project.languages[1]?.id ?? 0;
    expect((await as(user).delete(routes.deleteLanguage(id, pl))).status).toBe(204);
    const language = await newest(user, id);
    const { id: keyId } = await keyOf(user, id);
    expect((await as(user).delete(routes.deleteKey(id, keyId))).status).toBe(204);
    const key = await newest(user, id);
    await changed(user, id, 'cldr');
    made(await revert(user, id, key));
    made(await revert(user, id, language));
    expect(await formsOf(user, id, 'files')).toEqual({
      en: { '=0': 'no file', one: '{n} file', other: '{n} files' },
      pl: { '=0': 'nic', one: '', few: '', many: '', other: '' },
    });
    expect(await missingValues(id)).toEqual([]);
    expect(await miscounted(id)).toEqual([]);
  });
});
