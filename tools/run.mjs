import { assertNodeVersion } from '../scripts/lib/node-version.mjs';

/** Commands for development: files of this folder, which may import any package. Some have a command of their own, too. */
const TOOLS = {
  audit: 'known vulnerabilities of what ships',
  bench: 'npm run bench: how fast the product is',
  'check-install': 'every connection of an install, a build and a start',
  'checks-digest': 'the same findings in a script, on the server and in a browser',
  'checks-table': 'precision and recall of the checks',
  conformance: 'worked cases, or real files, of a folder',
  'docs-api': 'npm run docs:api: docs/openapi.json',
  'docs-config': 'docs/configuration.md',
  failover: 'edits while the primary of a replicated database is killed',
  faults: 'npm run faults: breaks what the product stands on',
  fuzz: 'random and hostile requests',
  'law-files': 'npm run law:files: whether files come back as they went in',
  'law-repositories': 'npm run law:repositories: whether repositories come back as they were',
  'law-hostile': 'the cost of files that are made to be expensive',
  'law-server': 'whether repositories come back through a server',
  laws: 'the laws of the formats, 20,000 runs each',
  load: 'many people at once, for minutes',
  model: 'random sequences of calls, compared with a model',
  mutants: 'removes each access rule and requires that a test fails',
  pictures: 'docs/pictures',
  'pin-images': 'digests of the base images',
  'plural-rules': 'core/domain/plural-rules-table.ts',
  sbom: 'the bill of materials and the licences',
  statistics: 'npm run statistics: lengths of files, circles of folders',
  storm: 'a server with 512 MB under hostile load',
  test: 'npm test: the suites',
  'test-citus': 'specs of the API on a Citus cluster',
  'test-clients': 'clients that are generated from the OpenAPI document',
  'test-firebase': 'accounts on the Firebase emulator',
  'test-stripe': 'payments on a Stripe sandbox',
};

/**
 * `npm run tools -- NAME …`: runs a command for development; without a name, lists them. JavaScript, as nothing may be
 * installed yet.
 * @param {string[]} words
 */
async function runTool([name, ...words]) {
  if (name === undefined) {
    for (const [tool, what] of Object.entries(TOOLS)) console.log(`${tool.padEnd(18)}${what}`);
    return;
  }
  const { fail } = await import('../scripts/lib/run.mjs');
  if (!Object.hasOwn(TOOLS, name)) fail(`There is no tool "${name}": npm run tools lists them.`);
  process.argv.splice(2, Infinity, ...words);
  const { ensureInstalled } = await import('../scripts/lib/install.mjs');
  await ensureInstalled();
  await import('./lib/typescript.mjs');
  await import(`./${name}.ts`);
}

assertNodeVersion();
await runTool(process.argv.slice(2));
