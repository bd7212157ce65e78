import { Global, Injectable, Module } from '@nestjs/common';

/** Time is a dependency: what depends on it can be told another one. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}
