import { currentApp, useApp } from '../support/server/app.js';
import { openRawConnection } from '../support/server/raw-connection.js';

describe('a connection between two requests', () => {
  useApp({ headersTimeout: 300 });

  it('stays open longer than in a proxy, despite a shorter timeout of headers', async () => {
    const { origin } = currentApp();
    const reused = await openRawConnection(origin);
    expect(await reused.ask()).toMatch(/^HTTP\/1\.1 200 [^]*keep-alive: timeout=65\r\n/i);
    const silent = await openRawConnection(origin);
    // By then the other connection has been idle for longer than the header timeout.
    await silent.closed;
    expect(await reused.ask()).toMatch(/^HTTP\/1\.1 200 /);
    reused.end();
  });
});
