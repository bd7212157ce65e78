import { Module } from '@nestjs/common';

import { ContentModule } from '../content/content.module.js';
import { FilesController } from './files.controller.js';
import { FilesQueries } from './files.queries.js';
import { FilesService } from './files.service.js';

@Module({
  imports: [ContentModule],
  controllers: [FilesController],
  providers: [FilesQueries, FilesService],
  exports: [FilesService],
})
export class FilesModule {}
