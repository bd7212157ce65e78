import { Module } from '@nestjs/common';

import { ChecksModule } from '../checks/checks.module.js';
import { ContentModule } from '../content/content.module.js';
import { FilesModule } from '../files/files.module.js';
import { GroupsModule } from '../groups/groups.module.js';
import { HistoryModule } from '../history/history.module.js';
import { MembersModule } from '../members/members.module.js';
import { BulkActions } from './bulk/bulk-actions.service.js';
import { BulkKeysQueries } from './bulk/bulk-keys.queries.js';
import { BulkValuesQueries } from './bulk/bulk-values.queries.js';
import { BulkController } from './bulk/bulk.controller.js';
import { BulkService } from './bulk/bulk.service.js';
import { ReplaceService } from './bulk/replace.service.js';
import { ImportQueries } from './import.queries.js';
import { ImportService } from './import.service.js';
import { KeyCreationService } from './key-creation.service.js';
import { KeysController } from './keys.controller.js';
import { KeysQueries } from './keys.queries.js';
import { KeysService } from './keys.service.js';
import { IdAllocator } from './id-allocator.queries.js';
import { RenamedAlong } from './renamed-along.service.js';
import { ValuesController } from './values.controller.js';
import { ValuesQueries } from './values.queries.js';
import { ValuesService } from './values.service.js';

@Module({
  imports: [MembersModule, HistoryModule, ContentModule, ChecksModule, FilesModule, GroupsModule],
  controllers: [KeysController, ValuesController, BulkController],
  providers: [
    KeysQueries,
    KeysService,
    RenamedAlong,
    KeyCreationService,
    ValuesQueries,
    ValuesService,
    ImportQueries,
    ImportService,
    IdAllocator,
    BulkKeysQueries,
    BulkValuesQueries,
    BulkActions,
    BulkService,
    ReplaceService,
  ],
  exports: [ImportService],
})
export class TranslationsModule {}
