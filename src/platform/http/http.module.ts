import { Global, Module } from '@nestjs/common';

import { GracefulShutdown } from './graceful-shutdown.js';
import { LargeBodies } from './bodies/large-bodies.js';
import { PublicAddress } from './client/public-address.js';
import { RateCounters } from './rate-limit/counters.js';

const SHARED = [GracefulShutdown, LargeBodies, PublicAddress, RateCounters];

@Global()
@Module({ providers: SHARED, exports: SHARED })
export class HttpModule {}
