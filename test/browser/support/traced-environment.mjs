import { TestEnvironment } from 'jest-environment-node';

/** Tells the hooks of a test whether it has failed, so that they can save what led to it. */
export default class TracedEnvironment extends TestEnvironment {
  /** @param {{ name: string }} event */
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.hasFailed = false;
    if (name === 'test_fn_failure' || name === 'hook_failure') this.global.hasFailed = true;
  }
}
