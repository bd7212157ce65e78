import { runFirebaseSuite } from './lib/suites/firebase-suite.ts';

await runFirebaseSuite();
