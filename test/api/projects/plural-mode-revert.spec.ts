import type { ChangeSetRevert } from '#core/api/change-sets.js';
import { routes } from '#core/api/routes.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { miscounted, missingValues } from '../../support/counting.js';
import {
  aProjectWithPlural,
  changed,
  content,
  FILES,
  keyOf,
  newest,
  write,
} from '../../support/project/plural-mode.js';
import { formsOf } from '../../support/project/plurals.js';
import { made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const revert = (user: TestUser, id: number, changeSetId: number | null, dryRun = false) =>
  as(user).post<ChangeSetRevert>(routes.revertChangeSet(id, changeSetId ?? 0), { dryRun });

describe('reverting a change of the plural mode', () => {
  const SWITCHES: [from: PluralMode, to: PluralMode][] = [
    ['strict', 'cldr'],
    ['cldr', 'strict'],
  ];

  it.each(SWITCHES)('from %s to %s restores every text, again and again', async (from, to) => {
    const { user, id } = await aProjectWithPlural(
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
    const { user, id } = await aProjectWithPlural(['en', 'pl']);
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
    const { user, id } = await aProjectWithPlural(['en']);
    const { changeSetId } = await changed(user, id, 'cldr');
    await changed(user, id, 'strict');
    expect(made(await revert(user, id, changeSetId))).toMatchObject({ restored: 0, keptNewer: 1 });
  });

  it('gives keys and languages that were deleted before it the forms of today', async () => {
    const { user, id, project } = await aProjectWithPlural(['en', 'pl']);
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
