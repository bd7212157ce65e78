import { Module } from '@nestjs/common';

import { ContentModule } from '../content/content.module.js';
import { GroupsModule } from '../groups/groups.module.js';
import { MembersModule } from '../members/members.module.js';
import { ImportTurns } from './import-turns.js';
import { ImportQueries } from './import.queries.js';
import { ImportService } from './import.service.js';
import { KeysController } from './keys.controller.js';
import { KeysQueries } from './keys.queries.js';
import { KeysService } from './keys.service.js';
import { IdAllocator } from './id-allocator.js';
import { ValuesController } from './values.controller.js';
import { ValuesQueries } from './values.queries.js';
import { ValuesService } from './values.service.js';

@Module({
  imports: [MembersModule, ContentModule, GroupsModule],
  controllers: [KeysController, ValuesController],
  providers: [
    KeysQueries,
    KeysService,
    ValuesQueries,
    ValuesService,
    ImportQueries,
    ImportService,
    ImportTurns,
    IdAllocator,
  ],
  exports: [ImportService, ImportTurns],
})
export class TranslationsModule {}
