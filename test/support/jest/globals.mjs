/** @typedef {typeof import('@jest/globals').jest} Jest */

/**
 * The object that specs import from `@jest/globals`. The binding is live: `runner.mjs` sets it for each file.
 * @type {Jest}
 */
export let jest;

/** @param {Jest} current */
export function setJest(current) {
  jest = current;
}
