import { runStorms } from './storm/run.ts';

/**
 * `npm run tools -- storm`: what a server limited to 512 MB of memory does under storms of large bodies, whole projects, sign-ins
 * and idle connections. By hand: it takes minutes and both hands of the machine. Loopback only; ends what it started.
 */
await runStorms(process.argv.slice(2));
