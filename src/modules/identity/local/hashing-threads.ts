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
 * What a thread runs. It is text because a thread loads what it runs itself, from wherever the server was built to. On
 * Linux, a priority is that of a thread; elsewhere it would be that of the whole process.
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
 * Threads of their own for argon2, which the operating system runs after everything else: the threads that files and
 * compression share stay free, and saving a text does not wait for people who sign in. The caller limits how many work at
 * once; a thread is started when none is idle, and kept.
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
    // A thread that waits for work does not keep the process.
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

/** @throws Error if the thread ends before it answers */
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
