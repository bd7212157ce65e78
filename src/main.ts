import { bootstrap } from './bootstrap.js';
import { BootError } from './platform/boot/boot.error.js';
import { readConfig } from './platform/config/config.js';
import { stopOnSignals } from './platform/boot/signals.js';

/** The command: everything from the environment, and out again on a signal. */
try {
  const running = await bootstrap(readConfig(process.env));
  stopOnSignals(running.stop);
  process.stdout.write(`Motley is ready: ${running.address}\n`);
} catch (error) {
  if (!(error instanceof BootError)) throw error;
  for (const line of error.lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}
