import { product } from './lib/database.mjs';

/** `npm run jobs`: lists the jobs of the database people use; `-- retry <id|all>` retries those that were given up. */
await product('src/cli/jobs.js');
