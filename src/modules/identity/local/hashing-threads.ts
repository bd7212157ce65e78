import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { Worker } from 'node:worker_threads';

import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';

/** A password to hash, or to compare with a hash. */
export type Hashing =
  | { password: string; options: { memoryCost: number; timeCost: number; parallelism: number } }
  | { password: string; against: string };

type Answer = { result: string | boolean } | { error: string };

/**
 * The program of a thread. It is text, so that it does not depend on the place of the build. On Linux, a priority
 * applies to a thread; elsewhere it would apply to the whole process.
 */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { hashSync, verifySync } = require(workerData.argon2);
  if (process.platform === 'linux') require('node:os').setPriority(0, workerData.priority);
  parentPort.on('message', ({ password, options, against }) => {
    try {
      const result = options ? hashSync(password, options) : verifySync(against, password);
      parentPort.postMessage({ result });
    } catch (error) {
      parentPort.postMessage({ error: String(error) });
    }
  });`;

const require = createRequire(import.meta.url);

const WORKER_DATA = {
  argon2: require.resolve('@node-rs/argon2'),
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
};

/**
 * Separate threads for argon2 with the lowest priority: the threads for files and compression stay free, and saving a
 * text does not wait for sign-ins. The caller limits the concurrency; a thread is started if none is idle, and then
 * kept.
 */
@Injectable()
export class HashingThreads implements OnApplicationShutdown {
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();

  /** The hash, or whether the password matches `against`. @throws Error if argon2 or the thread fails */
  async run(hashing: Hashing): Promise<string | boolean> {
    const thread = this.idle.pop() ?? this.started();
    const answer = await answerOf(thread, hashing);
    this.idle.push(thread);
    if ('error' in answer) throw new Error(answer.error);
    return answer.result;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.all].map((thread) => thread.terminate()));
  }

  private started(): Worker {
    const thread = new Worker(PROGRAM, { eval: true, workerData: WORKER_DATA });
    // An idle thread does not keep the process alive.
    thread.unref();
    this.all.add(thread);
    thread.once('exit', () => {
      this.all.delete(thread);
      const at = this.idle.indexOf(thread);
      if (at >= 0) this.idle.splice(at, 1);
    });
    return thread;
  }
}

/** @throws Error if the thread ends without a response */
function answerOf(thread: Worker, hashing: Hashing): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (answer: Answer): void => settle(() => resolve(answer));
    const onError = (error: Error): void => settle(() => reject(error));
    const onExit = (): void => settle(() => reject(new Error('A hashing thread ended.')));
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(hashing);
  });
}
