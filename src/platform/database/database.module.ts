import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { DataSource } from 'typeorm';

import { Metrics } from '../metrics/metrics.js';
import { Database } from './database.js';
import { Replica } from './replica.js';

/** Two connection pools to one database, for interactive calls and for imports; and one to a standby of it. */
export interface DataSources {
  interactive: DataSource;
  imports: DataSource;
  /** Connected when it is needed. */
  replica: DataSource | null;
}

@Global()
@Module({})
export class DatabaseModule {
  /** Uses data sources that are already open; their owner decides where the data is, and closes them. */
  static over({ interactive, imports, replica }: DataSources): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        { provide: Database, useFactory: () => new Database(interactive, imports) },
        {
          provide: Replica,
          inject: [Database, Metrics],
          useFactory: (database: Database, metrics: Metrics) => new Replica(database, replica, metrics),
        },
      ],
      exports: [Database, Replica],
    };
  }
}
