import { routes } from '#core/api/routes.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { miscounted, missingValues } from '../../support/counting.js';
import {
  aProjectWithPlural,
  change,
  changed,
  content,
  details,
  keyOf,
  newest,
  write,
} from '../../support/project/plural-mode.js';
import { formsOf } from '../../support/project/plurals.js';
import { aMember, made } from '../../support/project/world.js';

useApp();

describe('PATCH /projects/:projectId/plural-mode', () => {
  it('gives each language its own forms, and moves a text for zero to exactly 0', async () => {
    const { user, id, project } = await aProjectWithPlural(['en', 'pl', 'ar', 'ja', 'fr']);
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
    const { user, id } = await aProjectWithPlural(['en']);
    const zero = (await keyOf(user, id)).values.find(({ quantityString }) => quantityString === 'zero');
    const keyId = (await keyOf(user, id)).id;
    made(await as(user).patch(routes.reviewValue(id, keyId, zero?.id ?? 0), { status: 'validated' }));
    await changed(user, id, 'cldr');
    const moved = (await keyOf(user, id)).values.find(({ quantityString }) => quantityString === '=0');
    expect(moved).toMatchObject({ id: zero?.id, name: 'no file', status: 'validated' });
  });

  it('drops a text for zero that only repeats the general one, without counting it', async () => {
    const { user, id } = await aProjectWithPlural(['en'], { zero: 'files', one: 'file', other: 'files' });
    expect((await changed(user, id, 'cldr')).languages).toMatchObject([{ created: 0, moved: 0, removed: 0 }]);
    expect(await formsOf(user, id, 'files')).toEqual({ en: { one: 'file', other: 'files' } });
  });

  it('goes back to three forms: exactly 0, else zero, else the general text', async () => {
    const forms = { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' };
    const { user, id, project } = await aProjectWithPlural(['pl', 'en', 'ar', 'ja'], forms, 'cldr');
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
    const { user, id } = await aProjectWithPlural(['en', 'pl']);
    const before = await content(user, id);
    const dry = made(await change(user, id, { mode: 'cldr', dryRun: true }));
    expect(dry.changeSetId).toBeNull();
    expect(await content(user, id)).toEqual(before);
    expect(await newest(user, id)).toBeNull();
    const { languages, keys } = await changed(user, id, 'cldr');
    expect({ languages, keys }).toEqual({ languages: dry.languages, keys: dry.keys });
  });

  it('changes nothing if the project has the mode', async () => {
    const { user, id } = await aProjectWithPlural(['en']);
    expect(await changed(user, id, 'strict')).toEqual({ changeSetId: null, keys: 1, languages: [] });
    expect(await newest(user, id)).toBeNull();
  });

  it('refuses to do something else than was shown', async () => {
    const { user, id, project } = await aProjectWithPlural(['en', 'pl']);
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
    [{ mode: 'cldr', shown: { created: 1, moved: '1', removed: 0 } }, 'shown.moved'],
    [{ mode: 'cldr', shown: [] }, 'shown'],
  ])('refuses %j, naming %s', async (body, field) => {
    const { user, id } = await aProjectWithPlural(['en']);
    const refused = await as(user).patch(routes.changePluralMode(id), body);
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) as string } },
    });
  });

  it('is not for members with limited languages, because it removes texts of all', async () => {
    const { project, id } = await aProjectWithPlural(['en', 'pl']);
    const limited = await aMember(project, 'manager', { target: [project.languages[0]?.id ?? 0] });
    expect(await change(limited, id, { mode: 'cldr' })).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
  });
});
