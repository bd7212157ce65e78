import NativeEnvironment from '../../support/jest/environment.mjs';

/** Tells the hooks of a test whether it has failed, so that they can save what led to it. */
export default class TracedEnvironment extends NativeEnvironment {
  /** @param {{ name: string }} event */
  handleTestEvent({ name }) {
    if (name === 'test_start') Reflect.set(globalThis, 'hasFailed', false);
    if (name === 'test_fn_failure' || name === 'hook_failure') Reflect.set(globalThis, 'hasFailed', true);
  }
}
