import { product } from './lib/database.mjs';

/** `npm run backup -- file`: writes everything the database holds into a file, while Motley runs or not. */
await product('src/cli/backup.js');
