import { runBench } from './bench/run.ts';

await runBench(process.argv.slice(2));
