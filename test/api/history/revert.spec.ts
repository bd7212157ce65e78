import { routes } from '#core/api/routes.js';

import { Membership } from '../../../src/entities/index.js';
import { RevertService } from '../../../src/modules/activity/revert.service.js';
import { MembersService } from '../../../src/modules/members/members.service.js';
import { Database } from '../../../src/platform/database/database.js';
import { aTextWithHistory } from '../../support/project/a-text.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { group, singular } from '../../support/catalogue.js';
import { digest, recount } from '../../support/counting.js';
import { aMember, aUser } from '../../support/project/world.js';

useApp();

describe('POST /projects/:projectId/activity/:id/revert', () => {
  it('restores a text with its status and increases the version', async () => {
    const { write, review, revert, stored } = await aTextWithHistory();
    await review('validated');
    const reply = await revert(await write('Heading'));
    expect(reply).toMatchObject({ status: 200, body: { name: 'Title', status: 'validated', version: 4 } });
    expect(await stored()).toEqual(reply.body);
  });

  it('restores a status and keeps the text', async () => {
    const { review, revert } = await aTextWithHistory();
    await review('validated');
    expect(await revert(await review('invalidated'))).toMatchObject({
      status: 200,
      body: { name: 'Title', status: 'validated', version: 4 },
    });
  });

  it('empties a text that was empty before', async () => {
    const { project, owner, value, language, newest, revert } = await aTextWithHistory();
    const body = { name: 'Titre', languageId: language('fr').id, quantityString: null };
    await as(owner).post(routes.createValue(project.id, value('title', 'fr').keyId), body);
    expect(await revert(await newest())).toMatchObject({
      status: 200,
      body: { name: '', status: 'modified', languageName: 'fr' },
    });
  });

  it('restores a text that an import overwrote', async () => {
    const { project, owner, language, items, review, revert } = await aTextWithHistory();
    await review('validated');
    await as(owner).post(routes.importIntoLanguage(project.id, language('en').id), {
      groups: [group('common', singular('title', 'Imported'))],
      replaceExistingKeys: true,
    });
    const overwrite = (await items()).find(({ action }) => action === 'value.written');
    expect(await revert(overwrite?.id ?? 0)).toMatchObject({
      status: 200,
      body: { name: 'Title', status: 'validated' },
    });
  });

  it('is a change itself: recorded, counted and reverted like any other', async () => {
    const { project, owner, language, write, items, newest, revert } = await aTextWithHistory();
    await revert(await write('Heading'));
    expect((await items())[0]).toMatchObject({
      action: 'value.written',
      source: 'revert',
      version: 3,
      actor: { id: owner.id },
      old: { text: 'Heading' },
      new: { text: 'Title' },
    });
    expect(await revert(await newest())).toMatchObject({
      status: 200,
      body: { name: 'Heading', version: 4 },
    });
    expect((await recount(project.id)).get(language('en').id)).toMatchObject({ modified: 1, empty: 0 });
  });

  it('answers 409 conflict with the current value if there is a newer edit, and changes nothing', async () => {
    const { project, write, review, revert, stored } = await aTextWithHistory();
    const written = await write('Heading');
    const reviewed = await review('validated');
    await write('Newer');
    const before = await digest(project.id);
    for (const id of [written, reviewed])
      expect(await revert(id)).toMatchObject({
        status: 409,
        body: { error: 'conflict', current: await stored() },
      });
    expect(await digest(project.id)).toBe(before);
  });

  it('overwrites newer edits with force, and keeps them in the history', async () => {
    const { write, revert, items } = await aTextWithHistory();
    const written = await write('Heading');
    await write('Newer');
    expect(await revert(written, { force: true })).toMatchObject({
      status: 200,
      body: { name: 'Title', version: 4 },
    });
    expect((await items())[0]).toMatchObject({ source: 'revert', old: { text: 'Newer' } });
  });

  it('changes nothing if a forced revert is repeated', async () => {
    const { project, write, revert, stored } = await aTextWithHistory();
    const written = await write('Heading');
    await revert(written);
    const before = [await digest(project.id), await stored()];
    expect(await revert(written, { force: true })).toMatchObject({ status: 200, body: { version: 3 } });
    expect([await digest(project.id), await stored()]).toEqual(before);
  });

  it('does not validate an empty text, not even with force', async () => {
    const { review, write, revert, stored } = await aTextWithHistory();
    await review('validated');
    const reviewed = await review('invalidated');
    await write('');
    expect(await revert(reviewed, { force: true })).toMatchObject({
      status: 422,
      body: { error: 'empty_value' },
    });
    expect(await stored()).toMatchObject({ name: '', status: 'modified' });
  });

  it('answers 422 not_revertible to a change of anything but one text or status', async () => {
    const { project, owner, key, newest, revert } = await aTextWithHistory();
    const path = routes.updateKey(project.id, key('title').id);
    const refusal = { status: 422, body: { error: 'not_revertible' } };
    await as(owner).patch(path, { name: 'heading' });
    expect(await revert(await newest())).toMatchObject(refusal);
    await as(owner).delete(path);
    expect(await revert(await newest(), { force: true })).toMatchObject(refusal);
  });

  it('answers 404 to a missing change, one of another project, or one of a deleted value', async () => {
    const { project, owner, key, write, revert } = await aTextWithHistory();
    const written = await write('Heading');
    const foreign = await aTextWithHistory();
    const refusal = { status: 404, body: { error: 'not_existing_activity' } };
    for (const id of [await foreign.write('x'), 999_999_999]) expect(await revert(id)).toMatchObject(refusal);
    expect(await as(owner).post(`${routes.listActivity(project.id)}/abc/revert`, {})).toMatchObject(refusal);
    await as(owner).delete(routes.deleteKey(project.id, key('title').id));
    expect(await revert(written)).toMatchObject({ status: 404, body: { error: 'not_existing_value' } });
  });

  it.each([{ force: 'true' }, { force: 1 }, { force: null }])('answers 400 to %j', async (body) => {
    const { write, revert, stored } = await aTextWithHistory();
    expect(await revert(await write('Heading'), body)).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { force: expect.any(String) as string } },
    });
    expect((await stored()).name).toBe('Heading');
  });
});

describe('who may revert a change', () => {
  it.each([
    ['translator', 'a text', 200],
    ['translator', 'a status', 403],
    ['reviewer', 'a text', 403],
    ['reviewer', 'a status', 200],
    ['editor', 'a text', 200],
    ['editor', 'a status', 200],
  ] as const)('of a %s for %s is %i', async (role, what, status) => {
    const { project, write, review, revert, stored } = await aTextWithHistory();
    const change = await (what === 'a text' ? write('Heading') : review('validated'));
    const before = await stored();
    const reply = await revert(change, {}, await aMember(project, role));
    expect(reply.status).toBe(status);
    if (status !== 200) {
      expect(reply.body.error).toBe('unauthorized');
      expect(await stored()).toEqual(before);
    }
  });

  it('excludes outsiders', async () => {
    const { project, write, revert } = await aTextWithHistory();
    const written = await write('Heading');
    expect(await revert(written, {}, await aUser())).toMatchObject({
      status: 403,
      body: { error: 'not_your_project' },
    });
    expect(await as(null).post(routes.revertChange(project.id, written), {})).toMatchObject({
      status: 401,
    });
  });

  it('requires a target language: a source language answers 403, others 404', async () => {
    const { project, language, write, revert, stored } = await aTextWithHistory();
    const written = await write('Heading');
    const [english, french] = [[language('en')], [language('fr')]];
    const refused = async (lists: object) => revert(written, {}, await aMember(project, 'editor', lists));
    expect(await refused({ source: english, target: french })).toMatchObject({
      status: 403,
      body: { error: 'unauthorized' },
    });
    expect(await refused({ target: french })).toMatchObject({
      status: 404,
      body: { error: 'not_existing_activity' },
    });
    expect((await stored()).name).toBe('Heading');
    expect(await refused({ target: english })).toMatchObject({ status: 200, body: { name: 'Title' } });
  });

  it('restores a review over newer edits only for a member who may review', async () => {
    const { project, write, review, revert } = await aTextWithHistory();
    await review('validated');
    const written = await write('Heading');
    await write('Newer');
    const force = { force: true };
    expect(await revert(written, force, await aMember(project, 'translator'))).toMatchObject({
      status: 200,
      body: { name: 'Title', status: 'modified' },
    });
    expect(await revert(written, force, await aMember(project, 'editor'))).toMatchObject({
      status: 200,
      body: { name: 'Title', status: 'validated' },
    });
  });

  it('is checked while reverting', async () => {
    const { project, write, stored } = await aTextWithHistory();
    const written = await write('Heading');
    const user = await aMember(project, 'editor');
    const member = await part(MembersService).requireMember(project.id, user.id, null);
    const memberships = part(Database).repository(Membership);
    const revert = () => part(RevertService).revert(member, written, true);
    await memberships.update({ userId: user.id }, { role: 'reviewer' });
    await expect(revert()).rejects.toThrow('unauthorized');
    await memberships.delete({ userId: user.id });
    await expect(revert()).rejects.toThrow('not_existing_activity');
    expect((await stored()).name).toBe('Heading');
  });
});
