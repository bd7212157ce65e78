import { Global, Module } from '@nestjs/common';

import { Drain } from './drain.js';
import { LargeBodies } from './large-bodies.js';
import { PublicAddress } from './public-address.js';

const SHARED = [Drain, LargeBodies, PublicAddress];

@Global()
@Module({ providers: SHARED, exports: SHARED })
export class HttpModule {}
