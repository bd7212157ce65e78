import { Global, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import type { DataSource } from 'typeorm';

import { Database } from './database.js';

@Global()
@Module({})
export class DatabaseModule {
  /** Uses data sources that are already open; their owner decides where the data is. */
  static over(interactive: DataSource, imports: DataSource): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [{ provide: Database, useFactory: () => new Database(interactive, imports) }],
      exports: [Database],
    };
  }
}
