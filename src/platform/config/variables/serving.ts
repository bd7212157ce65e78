import { integer, oneOf, text, url } from '../variable.js';

/** Where the server listens, and what it says about itself. */
export const SERVING = {
  nodeEnv: oneOf('NODE_ENV', ['production', 'development', 'test'], {
    meaning: 'In production every request is logged',
    fallback: 'development',
  }),
  logLevel: oneOf('LOG_LEVEL', ['auto', 'debug', 'info', 'warn', 'error'], {
    meaning: 'Least serious lines to log; auto is info in production and warn elsewhere',
    fallback: 'auto',
  }),
  port: integer('PORT', 0, 65_535, { meaning: 'Port of the web server; 0 takes a free one', fallback: 3000 }),
  host: text('HOST', {
    example: '127.0.0.1',
    meaning: 'Address to listen on; not set: every address of the machine',
    fallback: '',
  }),
  publicUrl: url('PUBLIC_URL', ['http', 'https'], {
    example: 'https://motley.example.com',
    meaning: 'Address people reach Motley at: stands in mails, and turns on what only https allows',
  }),
  metricsPort: integer('METRICS_PORT', 0, 65_535, {
    meaning: 'Port of the metrics for Prometheus, on HOST as well; 0: none are served',
    fallback: 0,
  }),
  trustProxy: integer('TRUST_PROXY', 0, 10, {
    meaning: 'Number of proxies in front; 0 never believes X-Forwarded-For',
    fallback: 0,
  }),
} as const;
