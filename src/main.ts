import { bootstrap } from './bootstrap.js';
import type { Running } from './bootstrap.js';
import { BootError } from './platform/errors/boot.error.js';
import { readConfig, unusedVariables } from './platform/config/config.js';
import { stopOnSignals } from './platform/boot/signals.js';

const DEMO = '--demo';

/** Prints the accounts of the demo for the operator. */
async function tellDemo({ demo }: Running): Promise<void> {
  const { demoLines } = await import('./demo/lines.js');
  process.stdout.write(`${demoLines(demo).join('\n')}\n`);
}

/** The server command: configured by the environment and one argument, stopped by a signal. */
try {
  const words = process.argv.slice(2);
  const unknown = words.filter((word) => word !== DEMO);
  if (unknown.length > 0) throw new BootError([`Motley does not know "${unknown.join(' ')}", only ${DEMO}.`]);
  const withDemo = words.includes(DEMO);
  const config = readConfig(process.env);
  const running = await bootstrap(config, withDemo);
  stopOnSignals(running.stop);
  if (withDemo) await tellDemo(running);
  process.stdout.write(`Motley is ready: ${running.address}\n`);
  for (const warning of [...unusedVariables(process.env), ...running.warnings])
    process.stdout.write(`${warning}\n`);
} catch (error) {
  if (!(error instanceof BootError)) throw error;
  for (const line of error.lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}
