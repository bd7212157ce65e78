import { product } from './lib/database.mjs';

/** `npm run projects`: lists the projects of the database people use, hands them over and archives them. */
await product('src/cli/projects.js');
