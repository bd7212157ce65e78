import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import type { ConfigView } from '#core/api/config.js';

import { Config } from '../../platform/config/config.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Public } from '../identity/access.js';
import { configView } from './config.view.js';

@ApiTags('instance')
@Controller('config')
export class InstanceController {
  constructor(
    private readonly config: Config,
    private readonly mailer: Mailer,
  ) {}

  @Get()
  @Public()
  read(): ConfigView {
    return configView(this.config, this.mailer);
  }
}
