/**
 * On how many random samples each law is tried: few with every commit, because a law that is broken fails on most of
 * them, and 20,000 in `npm run tools -- laws` before a release. A failure prints its seed and becomes a table entry.
 */
export const LAW_RUNS = Number(process.env['FORMAT_RUNS'] ?? 100);
