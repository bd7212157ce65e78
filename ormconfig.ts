import type { DataSource } from 'typeorm';

import { migrations } from './migrations/index.js';
import { entities } from './src/entities/index.js';
import { INTERACTIVE_POOL, postgres } from './src/platform/database/data-source.js';
import type { PoolOptions } from './src/platform/database/data-source.js';

/** The product's schema over the PostgreSQL server at `url`; not yet initialised. */
export const createDataSource = (url: string, pool: PoolOptions = INTERACTIVE_POOL): DataSource =>
  postgres(url, { entities, migrations }, pool);

/** For the TypeORM command line, which looks for a default export. */
export default createDataSource(process.env.DATABASE_URL ?? 'postgres://localhost/motley');
