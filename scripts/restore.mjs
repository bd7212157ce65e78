import { product } from './lib/database.mjs';

/** `npm run restore -- file`: fills an empty database from such a file, while Motley is stopped. */
await product('src/cli/restore.js');
