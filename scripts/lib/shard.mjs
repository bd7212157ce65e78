import { readTypeScript } from '../../test/support/typescript.mjs';

const [module = '', wish = ''] = process.argv.slice(2);

readTypeScript();
// Whoever started this may end before it does.
process.on('disconnect', () => process.exit());
/** @type {import('./shards.mjs').Shards[keyof import('./shards.mjs').Shards]} */
const { run } = await import(module);
// It ends with what it serves: nobody needs that any more.
process.send?.(await run(JSON.parse(wish)), () => process.exit());
