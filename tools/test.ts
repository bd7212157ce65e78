import { runSuites } from './lib/suites/run-suites.ts';

await runSuites(process.argv.slice(2));
