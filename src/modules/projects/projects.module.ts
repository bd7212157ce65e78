import { Module } from '@nestjs/common';

import { ContentModule } from '../content/content.module.js';
import { FilesModule } from '../files/files.module.js';
import { HistoryModule } from '../history/history.module.js';
import { LanguagesModule } from '../languages/languages.module.js';
import { MembersModule } from '../members/members.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { ProjectArchiveService } from './project-archive.service.js';
import { ProjectColumnsService } from './project-columns.service.js';
import { ProjectCreationService } from './project-creation.service.js';
import { ProjectJson } from './project-json.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsQueries } from './projects.queries.js';
import { ProjectsService } from './projects.service.js';

@Module({
  imports: [MembersModule, ContentModule, TranslationsModule, FilesModule, LanguagesModule, HistoryModule],
  controllers: [ProjectsController],
  providers: [
    ProjectsQueries,
    ProjectJson,
    ProjectsService,
    ProjectCreationService,
    ProjectArchiveService,
    ProjectColumnsService,
  ],
  exports: [ProjectsService, ProjectArchiveService],
})
export class ProjectsModule {}
