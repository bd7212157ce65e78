import { createContext } from 'node:vm';

import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const moduleMocker = new ModuleMocker(globalThis);

/** The global scope of the worker itself. What a file changes there, in the environment and by spies is undone after it. */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = moduleMocker;
  fakeTimers = null;

  /** @param {{ projectConfig: ConstructorParameters<typeof ModernFakeTimers>[0]['config'] }} options */
  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    const { console } = globalThis;
    const { exit } = process;
    const env = { ...process.env };
    this.restore = () => {
      globalThis.console = console;
      process.exit = exit;
      process.env = env;
    };
  }

  setup() {}

  teardown() {
    moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    this.restore();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Jest asks for one, but runs nothing in it. */
  getVmContext() {
    return createContext();
  }
}
