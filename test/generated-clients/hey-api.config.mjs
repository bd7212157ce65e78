/** The client by hey-api, with fetch and zod. */
export default {
  input: '../../docs/openapi.json',
  output: { path: '.cache/hey-api', importFileExtension: '.js' },
  plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript', 'zod'],
  logs: { level: 'error', file: false },
};
