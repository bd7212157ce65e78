import { createDataSource } from '../../../src/app/create-data-source.js';
import { workerDatabase } from '../../support/database/worker-database.js';

describe('the schema', () => {
  it('is the same in the migrations and the entities', async () => {
    const source = await createDataSource(await workerDatabase()).initialize();
    try {
      const { upQueries } = await source.driver.createSchemaBuilder().log();
      expect(upQueries.map(({ query }) => query)).toEqual([]);
    } finally {
      await source.destroy();
    }
  });
});
