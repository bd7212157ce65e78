/** The lowest layer: who calls, and the history of changes. */
const GROUND = ['identity', 'history'];

/** What else each server module may import; every module may import core, platform, entities and the lowest layer. */
const FLOORS = {
  openapi: [],
  history: [],
  identity: [],
  config: ['subscriptions'],
  health: [],
  subscriptions: [],
  users: ['subscriptions'],
  tokens: [],
  account: ['users', 'tokens', 'members', 'projects'],
  members: ['subscriptions'],
  content: ['members'],
  groups: ['members', 'content'],
  translations: ['members', 'content', 'groups'],
  languages: ['members', 'content', 'translations'],
  activity: ['members', 'content'],
  projects: ['members', 'content', 'groups', 'translations', 'languages'],
  invitations: ['users', 'members'],
  realtime: ['subscriptions'],
};

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const packages = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;

const floors = Object.entries(FLOORS).map(([module, below]) =>
  forbid(
    `floors/${module}`,
    `${module} stands on ${[...GROUND, ...below].join(', ')}.`,
    { path: `^src/modules/${module}/` },
    { path: '^src/modules/', pathNot: `^src/modules/(${[module, ...GROUND, ...below].join('|')})/` },
  ),
);

/** Packages of the outside world, and the one place that knows each of them. */
const vendors = [
  ['@node-rs/argon2', '^src/modules/identity/'],
  ['@nestjs/jwt', '^src/modules/identity/'],
  ['@nestjs/passport', '^src/modules/identity/'],
  ['passport.*', '^src/modules/identity/'],
  ['firebase-admin', '^src/modules/identity/'],
  ['nodemailer', '^src/(platform|modules)/mail/'],
  ['rate-limiter-flexible', '^src/platform/http/'],
  ['stripe', '^src/modules/subscriptions/'],
].map(([name, port]) =>
  forbid(
    `vendors/${name}`,
    `${name} is only known behind its port.`,
    { pathNot: port },
    { path: packages(name) },
  ),
);

const CLIENT_FLOORS = [
  ['pages', 'app'],
  ['features', 'app|pages'],
  ['project', 'app|pages|features'],
  ['ui', 'app|pages|features|project'],
  ['lib', 'app|pages|features|project|ui'],
  ['i18n', 'app|pages|features|project|ui'],
].map(([floor, above]) =>
  forbid(
    `client/${floor}`,
    'app → pages → features → project → ui → lib, i18n → #core.',
    { path: `^client/src/${floor}/`, pathNot: '\\.test\\.tsx?$' },
    { path: `^client/src/(${above})/` },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Two files that need each other are one, or hide a third: a type in a file of its own. Type-only imports count.',
      {},
      { circular: true },
    ),
    forbid('all-found', 'An import leads nowhere.', {}, { couldNotResolve: true }),
    forbid(
      'core-is-pure',
      'The heart runs everywhere: itself, saxes and fflate.',
      { path: '^core/', pathNot: '\\.spec\\.ts$' },
      { pathNot: `^core/|${packages('saxes', 'fflate')}` },
    ),
    forbid(
      'platform-knows-no-product',
      'The platform stands below every table and module.',
      { path: '^src/platform/' },
      { path: '^(src/(modules|entities|cli)/|src/[^/]+\\.ts$|migrations/|ormconfig\\.ts$)' },
    ),
    forbid(
      'entities-are-tables',
      'A table knows other tables only.',
      { path: '^src/entities/' },
      { path: '^src/(platform|modules)/' },
    ),
    forbid(
      'every-module-has-a-floor',
      'Say in FLOORS what a new module may import.',
      { path: '^src/modules/', pathNot: `^src/modules/(${Object.keys(FLOORS).join('|')})/` },
      {},
    ),
    ...floors,
    ...vendors,
    forbid(
      'controllers-know-no-tables',
      'A controller is a table of contents: one call, one view.',
      { path: '\\.controller\\.ts$' },
      { path: `^src/entities/|${packages('typeorm', 'pg')}`, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'sql-fragments-are-text',
      'A fragment (*.sql.ts) is a function from aliases to text: it knows core, other fragments and nothing that runs.',
      { path: '\\.sql\\.ts$' },
      { path: '^src/', pathNot: '\\.sql\\.ts$|^src/platform/database/moment\\.ts$' },
    ),
    forbid(
      'queries-share-fragments',
      'SQL that two files of queries need is a fragment (*.sql.ts).',
      { path: '\\.queries\\.ts$' },
      { path: '\\.queries\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'product-without-tests',
      'What ships does not lean on tests, scripts or tools.',
      {
        path: '^(core|src|migrations|ormconfig\\.ts|client/src)',
        pathNot: '\\.(spec|test)\\.tsx?$|^client/src/testing/',
      },
      { path: '^(test|scripts)/|^client/src/testing/|\\.(spec|test)\\.tsx?$' },
    ),
    forbid(
      'product-without-tools',
      'A package the product runs on is a dependency, not a tool.',
      { path: '^(core|src|migrations|ormconfig\\.ts)', pathNot: '\\.spec\\.ts$' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'two-halves/client',
      'Server and client meet in core.',
      { path: '^client/' },
      { path: '^(src|migrations)/' },
    ),
    forbid(
      'two-halves/server',
      'Server and client meet in core.',
      { path: '^(src|core|migrations)/' },
      { path: '^client/' },
    ),
    ...CLIENT_FLOORS,
    forbid(
      'project/store',
      'project → saving → store: what is known of values stands below how they are saved.',
      { path: '^client/src/project/store/', pathNot: '\\.test\\.tsx?$' },
      { path: '^client/src/project/', pathNot: '^client/src/project/store/' },
    ),
    forbid(
      'project/saving',
      'project → saving → store.',
      { path: '^client/src/project/saving/', pathNot: '\\.test\\.tsx?$' },
      { path: '^client/src/project/', pathNot: '^client/src/project/(saving|store)/' },
    ),
    forbid(
      'project/ui',
      'Parts show what they are given.',
      { path: '^client/src/project/ui/', pathNot: '\\.test\\.tsx?$' },
      { path: '^client/src/project/', pathNot: '^client/src/project/(ui|store)/' },
    ),
    forbid(
      'ui-knows-no-product',
      'The parts of ui have no product word: they take what they show.',
      { path: '^client/src/ui/' },
      { path: '^core/' },
    ),
    forbid(
      'features-stand-alone',
      'Pages compose features; session and files are the two lower ones.',
      { path: '^client/src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^client/src/features/', pathNot: '^client/src/features/($1|session|files)/' },
    ),
    forbid(
      'lower-features-stand-lowest',
      'session and files know no other feature.',
      { path: '^client/src/features/(session|files)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^client/src/features/', pathNot: '^client/src/features/$1/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    combinedDependencies: true,
    webpackConfig: { fileName: './scripts/lib/arch-resolve.cjs' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts', '.css', '.svg'],
    },
  },
};
