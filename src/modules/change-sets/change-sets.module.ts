import { Module } from '@nestjs/common';

import { ChecksModule } from '../checks/checks.module.js';
import { ContentModule } from '../content/content.module.js';
import { FilesModule } from '../files/files.module.js';
import { HistoryModule } from '../history/history.module.js';
import { MembersModule } from '../members/members.module.js';
import { PluralsModule } from '../plurals/plurals.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { ChangeSetCleanup } from './change-set-cleanup.js';
import { ChangeSetReads } from './change-set-reads.js';
import { ChangeSetsController } from './change-sets.controller.js';
import { ChangeSetsQueries } from './change-sets.queries.js';
import { RemoveCreatedQueries } from './remove-created.queries.js';
import { RestoreDeletedQueries } from './restore-deleted.queries.js';
import { RestoreKeysQueries } from './restore-keys.queries.js';
import { RestoreValuesQueries } from './restore-values.queries.js';
import { RevertChangeSetService } from './revert-change-set.service.js';
import { RevertSteps } from './revert-steps.service.js';
import { RevertState } from './revert-state.queries.js';

@Module({
  imports: [
    MembersModule,
    ContentModule,
    ChecksModule,
    FilesModule,
    HistoryModule,
    TranslationsModule,
    PluralsModule,
  ],
  controllers: [ChangeSetsController],
  providers: [
    ChangeSetsQueries,
    ChangeSetReads,
    ChangeSetCleanup,
    RestoreKeysQueries,
    RestoreValuesQueries,
    RestoreDeletedQueries,
    RemoveCreatedQueries,
    RevertState,
    RevertSteps,
    RevertChangeSetService,
  ],
  exports: [ChangeSetReads],
})
export class ChangeSetsModule {}
