import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { Config } from '../../platform/config/config.js';
import { Refuses } from '../../platform/http/refuses.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Public } from '../identity/access.js';
import { ConfigView, configView } from './config.view.js';

@ApiTags('instance')
@Controller('config')
export class InstanceController {
  constructor(
    private readonly config: Config,
    private readonly mailer: Mailer,
  ) {}

  /** What the browser needs to know before anybody signs in. */
  @Get()
  @Public()
  @Refuses({ 429: ['too_many_requests'] })
  read(): ConfigView {
    return configView(this.config, this.mailer);
  }
}
