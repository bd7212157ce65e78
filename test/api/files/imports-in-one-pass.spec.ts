import { LanguagesService } from '../../../src/modules/languages/languages.service.js';
import { MembersService } from '../../../src/modules/members/members.service.js';
import { Database } from '../../../src/platform/database/database.js';
import { part, useApp } from '../../support/server/app.js';
import { manyKeys } from '../../support/catalogue.js';
import { aProject } from '../../support/project/project-world.js';

useApp();

const KEYS = 400;

const body = {
  name: 'Français',
  groups: [manyKeys(KEYS)],
  replaceExistingKeys: false,
  applyStatuses: false,
};

/** Rows of values that the open transaction has read so far, with and without an index. */
const READ = `
  SELECT seq_tup_read + idx_tup_fetch AS rows FROM pg_stat_xact_user_tables WHERE relname = 'translation_value'`;

it('a language of a project with many keys reads their sources once, not once for each text', async () => {
  const keys = Array.from({ length: KEYS }, (_, index) => ({ name: `key_${index}`, texts: { en: 'x' } }));
  const { project, owner } = await aProject({ keys });
  const member = await part(MembersService).requireMember(project.id, owner.id, 'canWriteLanguage');
  const read = await part(Database).importTransaction(async () => {
    await part(LanguagesService).createLanguage(member, body);
    const [row] = await part(Database).query<{ rows: number }>(READ);
    return row?.rows ?? Number.NaN;
  });
  expect(read).toBeGreaterThanOrEqual(KEYS);
  expect(read).toBeLessThan(10 * KEYS);
});
