import { npm, run } from '../scripts/lib/run.mjs';

/** `npm run tools -- laws`: the laws of the formats on 20,000 random files each, and whether files are read in linear time. */
const FILES = 'core/(formats|checks)/.*(law|robustness|round-trip-files|icu-plural|linear-time)';

const jest = ['run', '--silent', 'jest', '--', '--selectProjects', 'unit', '--testPathPatterns', FILES];
const env = { ...process.env, FORMAT_RUNS: '20000' };
process.exit(await run(...npm([...jest, ...process.argv.slice(2)]), { env }));
