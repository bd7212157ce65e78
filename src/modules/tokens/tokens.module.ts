import { Module } from '@nestjs/common';

import { HistoryModule } from '../history/history.module.js';
import { TokenRevocation } from '../identity/token-revocation.js';
import { MembersModule } from '../members/members.module.js';
import { TokensController } from './tokens.controller.js';
import { TokensQueries } from './tokens.queries.js';
import { TokensService } from './tokens.service.js';

@Module({
  imports: [HistoryModule, MembersModule],
  controllers: [TokensController],
  providers: [TokensQueries, TokensService, TokenRevocation],
  exports: [TokensService],
})
export class TokensModule {}
