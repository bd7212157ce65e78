import { Module } from '@nestjs/common';

import { FilesController } from './files.controller.js';
import { FilesQueries } from './files.queries.js';
import { FilesService } from './files.service.js';

@Module({
  controllers: [FilesController],
  providers: [FilesQueries, FilesService],
  exports: [FilesService],
})
export class FilesModule {}
