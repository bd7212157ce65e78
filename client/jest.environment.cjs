const { SourceTextModule } = require('node:vm');

const { TestEnvironment } = require('jest-environment-jsdom');

/** Parts of the platform that jsdom lacks or has only in part, taken from Node. */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'Headers',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'structuredClone',
];

const { link } = SourceTextModule.prototype;
let linked = Promise.resolve();

/**
 * Of two dynamic imports at the same time, Node takes what the one is still linking for linked in the other, which fails:
 * “request for … is not in cache”. So one is linked after the other.
 */
SourceTextModule.prototype.link = function (linker) {
  const result = linked.then(() => (this.status === 'unlinked' ? link.call(this, linker) : undefined));
  linked = result.catch(() => undefined);
  return result;
};

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    linked = Promise.resolve();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
};
