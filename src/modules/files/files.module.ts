import { Module } from '@nestjs/common';

import { ContentModule } from '../content/content.module.js';
import { GroupsModule } from '../groups/groups.module.js';
import { HistoryModule } from '../history/history.module.js';
import { AdoptedGroupsQueries } from './adopted-groups.queries.js';
import { DocumentRemovals } from './document-removals.service.js';
import { FileAdoption } from './file-adoption.service.js';
import { FileImports } from './file-imports.service.js';
import { FileRenames } from './file-renames.service.js';
import { FilesController } from './files.controller.js';
import { FilesQueries } from './files.queries.js';
import { FilesService } from './files.service.js';
import { ObsoleteKeysQueries } from './obsolete-keys.queries.js';
import { ProjectFilesQueries } from './project-files.queries.js';
import { ProjectFilesService } from './project-files.service.js';
import { RenamedKeysQueries } from './renamed-keys.queries.js';
import { RemoveFileService } from './remove-file.service.js';
import { RemovedFilesQueries } from './removed-files.queries.js';
import { RenamedFilesQueries } from './renamed-files.queries.js';
import { RevertFilesQueries } from './revert-files.queries.js';
import { UpdateFileService } from './update-file.service.js';

@Module({
  imports: [ContentModule, GroupsModule, HistoryModule],
  controllers: [FilesController],
  providers: [
    AdoptedGroupsQueries,
    DocumentRemovals,
    FileAdoption,
    FileImports,
    FileRenames,
    FilesQueries,
    FilesService,
    ObsoleteKeysQueries,
    ProjectFilesQueries,
    ProjectFilesService,
    RemoveFileService,
    RemovedFilesQueries,
    RenamedFilesQueries,
    RenamedKeysQueries,
    RevertFilesQueries,
    UpdateFileService,
  ],
  exports: [DocumentRemovals, FileAdoption, FileImports, FileRenames, FilesService, RevertFilesQueries],
})
export class FilesModule {}
