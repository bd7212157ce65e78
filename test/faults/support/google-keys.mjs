import { request } from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

// Loaded into an application whose accounts are at Firebase: asks a local server for Google's public keys. The port is in
// the address of this module, because the application refuses settings that it does not know.
const port = Number(new URL(import.meta.url).searchParams.get('port'));

/**
 * @param {https.RequestOptions} options
 * @param {(response: import('node:http').IncomingMessage) => void} answered
 */
const locally = ({ path, method, headers }, answered) =>
  request({ host: '127.0.0.1', port, path, method, headers }, answered);

Object.assign(https, { request: locally });
syncBuiltinESMExports();
