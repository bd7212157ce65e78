import { product } from './lib/database.mjs';

/** `npm run users`: lists the accounts of the database people use, and does what an operator may do to them. */
await product('src/cli/users.js');
