import { aText, ifMatch } from '../../support/project/a-text.js';
import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';

useApp();

describe('PATCH /projects/:projectId/translations/:keyId/values/:id/status', () => {
  it('validates, invalidates and resets a text without changing it', async () => {
    const { owner, statusPath } = await aText();
    for (const [index, status] of (['validated', 'invalidated', 'modified', 'validated'] as const).entries())
      expect(await as(owner).patch(statusPath, { status })).toMatchObject({
        status: 200,
        body: { status, name: 'Title', version: index + 2 },
      });
  });

  it('accepts the current status without a change', async () => {
    const { owner, statusPath, stored } = await aText();
    await as(owner).patch(statusPath, { status: 'validated' });
    const before = await stored();
    expect(await as(owner).patch(statusPath, { status: 'validated' })).toMatchObject({
      status: 200,
      body: before,
    });
    expect(await stored()).toEqual(before);
  });

  it('answers 409 conflict if the text has changed since it was read', async () => {
    const { owner, path, statusPath, stored } = await aText();
    await as(owner).patch(path, { name: 'Changed' });
    expect(await as(owner).patch(statusPath, { status: 'validated' }, ifMatch(1))).toMatchObject({
      status: 409,
      body: { error: 'conflict', current: { name: 'Changed', version: 2 } },
    });
    expect((await stored()).status).toBe('modified');
    expect(await as(owner).patch(statusPath, { status: 'validated' }, ifMatch(2))).toMatchObject({
      status: 200,
    });
    expect(await as(owner).patch(statusPath, { status: 'validated' }, ifMatch(2))).toMatchObject({
      status: 409,
    });
  });

  it('answers 422 empty_value to the validation of an empty text, which may be invalidated', async () => {
    const { owner, statusPath, stored } = await aText('');
    expect(await as(owner).patch(statusPath, { status: 'validated' })).toMatchObject({
      status: 422,
      body: { error: 'empty_value' },
    });
    expect((await stored()).version).toBe(1);
    expect(await as(owner).patch(statusPath, { status: 'invalidated' })).toMatchObject({ status: 200 });
  });

  it.each([{}, { status: 'accepted' }, { status: null }, { status: ['validated'] }])(
    'answers 400 to %j',
    async (body) => {
      const { owner, statusPath } = await aText();
      expect(await as(owner).patch(statusPath, body)).toMatchObject({
        status: 400,
        body: { error: 'validation_error', fields: { status: expect.any(String) as string } },
      });
    },
  );
});
