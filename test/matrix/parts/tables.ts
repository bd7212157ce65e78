import type { Matrix } from '../support/matrix.js';

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
      expect(await matrix().tables.changed()).toEqual([]);
    });
  });
}
