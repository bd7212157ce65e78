import { Module } from '@nestjs/common';

import { ContentModule } from '../content/content.module.js';
import { FileImports } from './file-imports.service.js';
import { FilesController } from './files.controller.js';
import { FilesQueries } from './files.queries.js';
import { FilesService } from './files.service.js';
import { ObsoleteKeysQueries } from './obsolete-keys.queries.js';
import { ProjectFilesQueries } from './project-files.queries.js';
import { ProjectFilesService } from './project-files.service.js';
import { RenamedKeysQueries } from './renamed-keys.queries.js';

@Module({
  imports: [ContentModule],
  controllers: [FilesController],
  providers: [
    FileImports,
    FilesQueries,
    FilesService,
    ObsoleteKeysQueries,
    ProjectFilesQueries,
    ProjectFilesService,
    RenamedKeysQueries,
  ],
  exports: [FileImports],
})
export class FilesModule {}
