import { CALLS } from '#core/api/calls.js';

import type { Matrix } from '../support/matrix.js';
import { OWNER } from '../support/people.js';
import { pathOf } from '../support/samples/sample.js';

/** Sets a column of no row. */
const updateOfNothing = (table: string): string =>
  `DO $$ BEGIN EXECUTE (
    SELECT format('UPDATE %1$I SET %2$I = %2$I WHERE false', '${table}', attname) FROM pg_attribute
    WHERE attrelid = '"${table}"'::regclass AND attnum > 0 AND attidentity = '' AND attgenerated = ''
      AND NOT attisdropped LIMIT 1); END $$`;

/** The check that nothing was written must itself work. */
export function watchOverTables(matrix: () => Matrix): void {
  describe('the check of all tables', () => {
    afterEach(() => matrix().tables.restore());

    it('misses no row of any table', async () => {
      const { tables } = matrix();
      const missed: string[] = [];
      for (const name of tables.names) {
        // An empty table cannot lose rows; the next line checks that there are some.
        await tables.change(`DELETE FROM "${name}" WHERE ctid = (SELECT min(ctid) FROM "${name}")`);
        const changed = await tables.changed();
        if (changed.join() !== name) missed.push(name);
        await tables.restore();
      }
      expect(missed).toEqual(await tables.empty());
      expect(tables.names.length).toBeGreaterThan(missed.length * 2);
    });

    it('reads a table after any statement, even one that is rolled back or changes nothing', async () => {
      const { tables } = matrix();
      const missed: string[] = [];
      for (const name of tables.names)
        for (const statement of [
          `INSERT INTO "${name}" TABLE "${name}" LIMIT 0`,
          updateOfNothing(name),
          `DELETE FROM "${name}" WHERE false`,
          `TRUNCATE "${name}" CASCADE; ROLLBACK; BEGIN`,
        ]) {
          await tables.change(statement);
          if (!(await tables.writes.tables()).includes(name)) missed.push(statement);
          await tables.restore();
        }
      expect(missed).toEqual([]);
    });

    it('sees what references and triggers change with a row', async () => {
      const { tables } = matrix();
      const path = pathOf(CALLS.deleteProject.path, { call: 'deleteProject' });
      await matrix().send('deleteProject', { path, body: undefined, accessToken: OWNER.accessToken });
      const changed = await tables.changed();
      expect(changed.length).toBeGreaterThan(10);
      expect(changed).toEqual(await tables.changedInFull());
    });

    it.each([
      `UPDATE translation_value SET updated_at = updated_at + interval '1 microsecond' WHERE project_id = 2 AND id = 12`,
      `UPDATE translation_value SET text = text || ' ' WHERE project_id = 2 AND id = 12`,
      `INSERT INTO audit_log (action, details) VALUES ('nothing', '{}')`,
    ])('sees %s', async (sql) => {
      await matrix().tables.change(sql);
      expect(await matrix().tables.changed()).toHaveLength(1);
    });

    it('puts everything back', async () => {
      await matrix().tables.change('DELETE FROM project; DELETE FROM app_user');
      await matrix().tables.restore();
      expect(await matrix().tables.changedInFull()).toEqual([]);
    });
  });
}
