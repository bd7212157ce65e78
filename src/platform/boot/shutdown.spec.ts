import { Shutdown } from './shutdown.js';

const NEVER = new Promise<void>(() => undefined);

describe('a shutdown', () => {
  it('runs the steps in reverse order, each once', async () => {
    const ended: string[] = [];
    const shutdown = new Shutdown(10_000);
    for (const name of ['database', 'web server'])
      shutdown.add(name, async () => {
        await Promise.resolve();
        ended.push(name);
      });
    await shutdown.run();
    await shutdown.run();
    expect(ended).toEqual(['web server', 'database']);
  });

  it('names the steps that hang or fail, and runs the others', async () => {
    const ended: string[] = [];
    const shutdown = new Shutdown(1_000);
    shutdown.add('database', async () => {
      await Promise.resolve();
      ended.push('database');
    });
    shutdown.add('sockets', () => Promise.reject(new Error('no line')));
    shutdown.add('web server', () => NEVER);
    await expect(shutdown.run()).rejects.toThrow(
      'the web server did not end in time; the sockets failed to end: Error: no line',
    );
    expect(ended).toEqual(['database']);
  });
});
