import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';

import { Unlimited } from '../../platform/http/rate-limit/rate-limit.js';
import { Public } from '../identity/access.js';
import { HealthService } from './health.service.js';

interface Readiness {
  status: 'ok';
  /** If one is configured. Without it, the primary answers everything, so the process is ready all the same. */
  replica?: 'available' | 'behind' | 'unavailable';
}

/** Probes for process managers and load balancers, outside the prefix of the API. */
@Public()
@Unlimited()
@ApiExcludeController()
@Controller()
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('healthz')
  alive(): { status: 'ok' } {
    return { status: 'ok' };
  }

  @Get('readyz')
  async ready(): Promise<Readiness> {
    await this.health.assertReady();
    return { status: 'ok', ...this.health.replica() };
  }
}
