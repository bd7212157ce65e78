import type { AddressInfo } from 'node:net';

import { routes } from '#core/api/routes.js';

import { Metrics } from '../../../src/platform/metrics/metrics.js';
import { serveMetrics } from '../../../src/platform/metrics/serve-metrics.js';
import { anonymous, as } from '../../support/api.js';
import { currentApp, part, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';

const ANY_PORT = 0;

/** Enables measuring; this suite starts its own listener. */
const ON = { metricsPort: 9464 };

describe('the metrics', () => {
  let address: string;
  let stop = (): void => undefined;

  useApp(ON);

  beforeAll(async () => {
    const server = await serveMetrics(part(Metrics), ANY_PORT, '127.0.0.1');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    stop = () => {
      server.close();
      server.closeAllConnections();
    };
  });

  afterAll(() => stop());

  const read = async (): Promise<string> => (await fetch(`${address}/metrics`)).text();

  it('count requests by route pattern and class of status, without personal data', async () => {
    const { owner, project } = await aProject({ name: 'A name nobody should read' });
    await as(owner).get(routes.readProject(project.id));
    await anonymous().get(routes.readProject(project.id));
    await fetch(`${currentApp().origin}/api/v1/no-such-thing/${project.id}`);
    const text = await read();
    const count = (status: string): RegExp =>
      new RegExp(
        `^motley_http_request_duration_seconds_count\\{method="GET",route="/api/v1/projects/:projectId/details",status="${status}"\\} 1$`,
        'm',
      );
    expect(text).toMatch(count('2xx'));
    expect(text).toMatch(count('4xx'));
    expect(text).toContain('le="0.05",method="GET",route="/api/v1/projects/:projectId/details"');
    for (const secret of [
      owner.email,
      owner.accessToken,
      project.name,
      `projects/${project.id}`,
      'no-such-thing',
    ])
      expect(text).not.toContain(secret);
  });

  it.each([
    /^motley_database_interactive_connections\{state="open"\} [1-9]/m,
    /^motley_database_interactive_connections\{state="waiting"\} 0$/m,
    /^motley_database_imports_connections\{state="idle"\} \d+$/m,
    /^motley_sockets\{state="connected"\} 0$/m,
    /^motley_imports\{state="running"\} 0$/m,
    /^motley_imports\{state="waiting"\} 0$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ])('contain %s', async (line) => {
    expect(await read()).toMatch(line);
  });

  it('are not served at the address of the application, and nothing else at theirs', async () => {
    const page = await fetch(`${currentApp().origin}/metrics`);
    expect(await page.text()).not.toContain('motley_http_request_duration_seconds');
    expect((await fetch(`${address}/healthz`)).status).toBe(404);
  });
});
