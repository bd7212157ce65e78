import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { Config } from '../../platform/config/config.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Call } from '../identity/call.js';
import { PlansService } from '../subscriptions/billing/plans.service.js';
import { ConfigView, configView } from './config.view.js';

@ApiTags('instance')
@Controller()
export class ConfigController {
  constructor(
    private readonly config: Config,
    private readonly mailer: Mailer,
    private readonly plans: PlansService,
  ) {}

  /**
   * Returns the public configuration of the instance
   * @remarks The web client reads it before sign-in.
   */
  @Call('readConfig')
  read(): ConfigView {
    return configView(this.config, this.mailer, this.plans.offered());
  }
}
