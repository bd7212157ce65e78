import { Global, Injectable, Module } from '@nestjs/common';

/** The current time, as a dependency that tests can replace. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

@Global()
@Module({ providers: [Clock], exports: [Clock] })
export class ClockModule {}
