import { Module } from '@nestjs/common';

import { GroupsModule } from '../groups/groups.module.js';
import { HistoryModule } from '../history/history.module.js';
import { LanguagesModule } from '../languages/languages.module.js';
import { MembersModule } from '../members/members.module.js';
import { TranslationsModule } from '../translations/translations.module.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsQueries } from './projects.queries.js';
import { ProjectsService } from './projects.service.js';

@Module({
  imports: [MembersModule, GroupsModule, TranslationsModule, LanguagesModule, HistoryModule],
  controllers: [ProjectsController],
  providers: [ProjectsQueries, ProjectsService],
  exports: [ProjectsService],
})
export class ProjectsModule {}
