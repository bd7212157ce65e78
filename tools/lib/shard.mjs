import { readTypeScript } from '../../test/support/typescript.mjs';

const [module = '', wish = ''] = process.argv.slice(2);

readTypeScript();
// The parent may end before this process does.
process.on('disconnect', () => process.exit());
/** @type {import('./shards.ts').Shards[keyof import('./shards.ts').Shards]} */
const { run } = await import(module);
// Ends with what it serves.
process.send?.(await run(JSON.parse(wish)), () => process.exit());
