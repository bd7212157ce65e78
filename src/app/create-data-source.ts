import type { DataSource } from 'typeorm';

import { migrations } from '../../migrations/index.js';
import * as entities from '../entities/index.js';
import { INTERACTIVE_POOL, postgres } from '../platform/database/data-source.js';
import type { PoolOptions } from '../platform/database/data-source.js';

/** The data source of the application for the PostgreSQL server at `url`; not yet initialised. */
export const createDataSource = (url: string, pool: PoolOptions = INTERACTIVE_POOL): DataSource =>
  postgres(url, { entities: Object.values(entities), migrations }, pool);
