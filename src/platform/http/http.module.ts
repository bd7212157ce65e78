import { Global, Module } from '@nestjs/common';

import { Drain } from './drain.js';
import { LargeBodies } from './large-bodies.js';

@Global()
@Module({ providers: [Drain, LargeBodies], exports: [Drain, LargeBodies] })
export class HttpModule {}
