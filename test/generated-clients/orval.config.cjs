/** The client by orval, with fetch, and the schemas of bodies and responses by zod. */
module.exports = {
  client: {
    input: '../../docs/openapi.json',
    output: { target: '.cache/orval/client.ts', client: 'fetch', mode: 'single', baseUrl: '' },
  },
  zod: {
    input: '../../docs/openapi.json',
    output: { target: '.cache/orval/zod.ts', client: 'zod', mode: 'single' },
  },
};
