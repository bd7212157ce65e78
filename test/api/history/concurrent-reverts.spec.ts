import { setTimeout as pause } from 'node:timers/promises';

import { MembersService } from '../../../src/modules/members/members.service.js';
import { ValuesService } from '../../../src/modules/translations/values.service.js';
import { Database } from '../../../src/platform/database/database.js';
import { aTextWithHistory } from '../../support/project/a-text.js';
import { part, useApp } from '../../support/server/app.js';

useApp();

describe('concurrent reverts', () => {
  it('of one change revert it once: one succeeds, the others get a conflict', async () => {
    const { write, revert, stored, items } = await aTextWithHistory();
    const written = await write('Heading');
    const replies = await Promise.all(Array.from({ length: 20 }, () => revert(written)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { body } of replies.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({ error: 'conflict', current: { name: 'Title', version: 3 } });
    expect(await stored()).toMatchObject({ name: 'Title', version: 3 });
    expect((await items()).filter(({ source }) => source === 'revert')).toHaveLength(1);
  });

  it.each([
    [false, { status: 409, body: { error: 'conflict', current: { name: 'Saved', version: 3 } } }],
    [true, { status: 200, body: { name: 'Title', version: 4 } }],
  ])('as a text is saved wait for it, and see what was saved (by force: %s)', async (force, answer) => {
    const { project, owner, value, write, revert, items } = await aTextWithHistory();
    const written = await write('Heading');
    const { id: valueId, keyId } = value('title', 'en');
    const member = await part(MembersService).requireMember(project.id, owner.id, 'canWriteValue');
    const undoing = await part(Database).transaction(async () => {
      await part(ValuesService).writeValue(member, { keyId, valueId, version: null }, { name: 'Saved' });
      const reply = revert(written, { force });
      await untilSomebodyWaitsForUs();
      return { reply };
    });
    expect(await undoing.reply).toMatchObject(answer);
    expect((await items())[0]).toMatchObject(force ? { old: { text: 'Saved' } } : { new: { text: 'Saved' } });
  });
});

/** Inside a transaction: waits until another one waits for its locks. */
async function untilSomebodyWaitsForUs(): Promise<void> {
  const waiting =
    'SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))';
  while ((await part(Database).query(waiting)).length === 0) await pause(5);
}
