import { flag, integer, list, oneOf, origin, text } from './variable.js';

const ORIGINS = {
  holds: (item: string): boolean =>
    /^https?:/.test(item) && URL.canParse(item) && new URL(item).origin === item,
  expects: 'must be origins such as https://app.example.com, separated by commas',
};

/** The address of the server, and its log. */
export const SERVING = {
  nodeEnv: oneOf('NODE_ENV', ['production', 'development', 'test'], {
    meaning: 'Environment; in production, every request is logged',
    fallback: 'development',
  }),
  logLevel: oneOf('LOG_LEVEL', ['auto', 'debug', 'info', 'warn', 'error'], {
    meaning: 'Minimum log level; auto is info in production and warn otherwise',
    fallback: 'auto',
  }),
  logClientAddresses: flag('LOG_CLIENT_ADDRESSES', {
    example: 'true',
    meaning:
      'Whether the log contains the addresses of clients, which are personal data; behind a proxy, TRUST_PROXY decides which address that is',
    fallback: false,
  }),
  port: integer('PORT', 0, 65_535, {
    meaning: 'Port of the web server; 0 selects a free port',
    fallback: 3000,
  }),
  host: text('HOST', {
    example: '127.0.0.1',
    meaning: 'Address to listen on; by default, every network interface',
    fallback: '',
  }),
  publicUrl: origin('PUBLIC_URL', {
    example: 'https://motley.example.com',
    meaning: 'Public address, used in emails; an https address enables strict transport security',
  }),
  allowedOrigins: list('ALLOWED_ORIGINS', ORIGINS, {
    example: 'https://app.example.com',
    meaning: 'Origins of other websites whose pages may call the API and open sockets; by default none',
  }),
  metricsPort: integer('METRICS_PORT', 0, 65_535, {
    meaning: 'Port of the Prometheus metrics, on the address of HOST; 0 disables them',
    fallback: 0,
  }),
  trustProxy: integer('TRUST_PROXY', 0, 10, {
    meaning: 'Number of trusted proxies in front; with 0, X-Forwarded-For is ignored',
    fallback: 0,
  }),
} as const;
