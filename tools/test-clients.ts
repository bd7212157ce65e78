import { runClientsSuite } from './lib/suites/clients-suite.ts';

await runClientsSuite();
