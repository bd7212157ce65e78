import { Module } from '@nestjs/common';

import { HistoryModule } from '../history/history.module.js';
import { TokenRevocation } from '../identity/token-revocation.js';
import { TokensController } from './tokens.controller.js';
import { TokensService } from './tokens.service.js';

@Module({
  imports: [HistoryModule],
  controllers: [TokensController],
  providers: [TokensService, TokenRevocation],
  exports: [TokensService],
})
export class TokensModule {}
