import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { listeningAddress } from './public-address.js';

describe('the address of a server', () => {
  const server = createServer();
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve())));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each([
    ['', 'localhost'],
    ['0.0.0.0', 'localhost'],
    ['::', 'localhost'],
    ['::1', '[::1]'],
    ['127.0.0.1', '127.0.0.1'],
    ['motley.lan', 'motley.lan'],
  ])('as HOST=%s says: %s', (host, shown) => {
    const { port } = server.address() as AddressInfo;
    expect(listeningAddress(server, host)).toBe(`http://${shown}:${port}`);
  });
});
