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
  tokens: ['members'],
  account: ['users', 'tokens', 'members', 'projects'],
  members: ['subscriptions'],
  content: ['members'],
  checks: ['members', 'content'],
  groups: ['members', 'content'],
  files: ['members', 'content', 'groups'],
  translations: ['members', 'content', 'checks', 'groups', 'files'],
  languages: ['members', 'content', 'checks', 'translations', 'files'],
  activity: ['members', 'content', 'checks', 'change-sets'],
  plurals: ['members', 'content', 'checks', 'translations'],
  'change-sets': ['members', 'content', 'checks', 'translations', 'files', 'plurals'],
  projects: ['members', 'content', 'groups', 'translations', 'files', 'languages'],
  invitations: ['users', 'members'],
  operators: ['account', 'tokens', 'members', 'projects'],
  realtime: ['subscriptions', 'members', 'content'],
};

/** What each room of the platform may import beside itself and core, lowest first; `files` are those in no room. */
const PLATFORM_FLOORS = {
  errors: [],
  metrics: [],
  database: ['errors', 'metrics'],
  files: ['errors', 'database'],
  config: ['errors', 'database'],
  boot: ['errors', 'database', 'config'],
  postgres: ['errors', 'database', 'config'],
  backup: ['errors', 'database', 'boot'],
  jobs: ['metrics', 'database', 'files'],
  mail: ['database', 'files', 'config', 'jobs'],
  http: ['errors', 'metrics', 'database', 'files', 'config', 'boot'],
  sockets: ['metrics', 'database', 'http'],
};

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const packages = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;

const floors = Object.entries(FLOORS).map(([module, below]) =>
  forbid(
    `floors/${module}`,
    `${module} may only import ${[...GROUND, ...below].join(', ')}.`,
    { path: `^src/modules/${module}/` },
    { path: '^src/modules/', pathNot: `^src/modules/(${[module, ...GROUND, ...below].join('|')})/` },
  ),
);

const roomsIn = (names) =>
  names.map((name) => `^src/platform/${name === 'files' ? '[^/]+\\.ts$' : `${name}/`}`).join('|');

const platformFloors = Object.entries(PLATFORM_FLOORS).map(([room, below]) =>
  forbid(
    `platform/${room}`,
    `${room} may only import ${below.join(', ') || 'core'}.`,
    { path: roomsIn([room]), pathNot: '\\.spec\\.ts$' },
    { path: '^src/platform/', pathNot: roomsIn([room, ...below]) },
  ),
);

/** Vendor packages, and the only place that may import each of them. */
const vendors = [
  ['@node-rs/argon2', '^src/modules/identity/'],
  ['@nestjs/jwt', '^src/modules/identity/'],
  ['@nestjs/passport', '^src/modules/identity/'],
  ['passport.*', '^src/modules/identity/'],
  ['firebase-admin', '^src/modules/identity/'],
  ['nodemailer', '^src/(platform|modules)/mail/'],
  ['rate-limiter-flexible', '^src/platform/http/'],
  ['stripe', '^src/modules/subscriptions/'],
  ['ignore', '^core/repository/'],
].map(([name, port]) =>
  forbid(
    `vendors/${name}`,
    `${name} may only be imported behind its port.`,
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
  ['i18n', 'app|pages|features|project|ui|lib'],
].map(([floor, above]) =>
  forbid(
    `client/${floor}`,
    'app → pages → features → project → ui → lib → i18n → #core.',
    { path: `^client/src/${floor}/`, pathNot: '\\.test\\.tsx?$' },
    { path: `^client/src/(${above})/` },
  ),
);

/** What else each folder of the editor may import; all may import the lowest one, view. */
const EDITOR_FLOORS = {
  view: [],
  note: [],
  status: [],
  rows: [],
  keys: [],
  bulk: [],
  bar: [],
  cell: ['status'],
  stale: ['note'],
  findings: ['cell', 'note'],
  live: ['cell', 'note'],
  field: ['findings', 'live', 'note', 'stale', 'status'],
  'filter-bar': ['stale'],
  'files-filter': ['filter-bar'],
  grid: ['bulk', 'cell', 'field', 'findings', 'keys', 'live', 'rows', 'stale', 'status'],
  'key-panel': ['field', 'findings', 'keys', 'live', 'stale', 'status'],
  phone: [
    'bar',
    'field',
    'files-filter',
    'filter-bar',
    'findings',
    'key-panel',
    'keys',
    'live',
    'rows',
    'stale',
    'status',
  ],
};

const EDITOR = 'client/src/features/editor';

const editorFloors = Object.entries(EDITOR_FLOORS).map(([folder, below]) =>
  forbid(
    `editor/${folder}`,
    `${folder} may only import ${['view', ...below].join(', ')}.`,
    { path: `^${EDITOR}/${folder}/`, pathNot: '\\.test\\.tsx?$' },
    { path: `^${EDITOR}/`, pathNot: `^${EDITOR}/(${['view', folder, ...below].join('|')})/` },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Merge two files that import each other, or move the shared part to a third one. Type-only imports count.',
      {},
      { circular: true },
    ),
    forbid('all-found', 'The import cannot be resolved.', {}, { couldNotResolve: true }),
    forbid(
      'core-is-pure',
      'core/ runs in every environment: it may only import itself, saxes, fflate, yaml and ignore.',
      { path: '^core/', pathNot: '\\.spec\\.ts$' },
      { pathNot: `^core/|${packages('saxes', 'fflate', 'yaml', 'ignore')}` },
    ),
    forbid(
      'repository-stands-on-formats',
      'core/repository → core/formats → core/domain.',
      { path: '^core/(formats|checks|messages|domain)/', pathNot: '\\.spec\\.ts$' },
      { path: '^core/repository/' },
    ),
    forbid(
      'repository-knows-no-calls',
      'core/repository only imports core/formats, core/domain, core/steps.ts and itself: the API stands above it.',
      { path: '^core/repository/', pathNot: '\\.spec\\.ts$' },
      { path: '^core/', pathNot: '^core/((repository|formats|domain)/|steps\\.ts$)' },
    ),
    forbid(
      'pages-load-no-reader',
      'Pages know formats by what describes them: what reads and writes files is loaded by workers.',
      {
        path: '^core/formats/(registry/registry|naming/platforms|import/(files|import-plan|merge-languages))\\.ts$',
      },
      { path: '^core/formats/(registry/codecs\\.ts$|profile/|export/)', reachable: true },
    ),
    forbid(
      'readers-are-loaded-when-needed',
      'What reads and writes the files of a format is loaded by its format.ts alone, as a script of its own.',
      { path: '^(core|client/src|src)/', pathNot: '\\.(spec|test)\\.tsx?$' },
      { path: '^core/formats/(?!model/|registry/)[^/]+/codecs?\\.ts$', dynamic: false },
    ),
    forbid(
      'readers-are-not-loaded-all',
      'What tells, reads and writes files at large is loaded in browsers, too: only programs load every format at once.',
      {
        path: '^core/formats/(registry|import|export|profile|placeholders)/[^.]+\\.ts$',
        pathNot: '/testing-[^/]+$',
      },
      { path: '^core/formats/(all-codecs|index)\\.ts$', reachable: true },
    ),
    forbid(
      'formats-are-told-without-reading',
      'Pages load every format.ts: it imports what recognises, reads and writes its files only as scripts of their own.',
      { path: '^core/formats/[^/]+/format\\.ts$' },
      { pathNot: '^core/formats/model/file-format\\.ts$', dynamic: false },
    ),
    forbid(
      'platform-knows-no-product',
      'The platform is below all entities and modules.',
      { path: '^src/platform/' },
      { path: '^(src/(app|modules|entities|cli|demo)/|src/[^/]+\\.ts$|migrations/|ormconfig\\.ts$)' },
    ),
    forbid(
      'entities-are-tables',
      'Entities may only import other entities.',
      { path: '^src/entities/' },
      { path: '^src/(?!entities/)' },
    ),
    forbid(
      'every-module-has-a-floor',
      'Say in FLOORS what a new module may import.',
      { path: '^src/modules/', pathNot: `^src/modules/(${Object.keys(FLOORS).join('|')})/` },
      {},
    ),
    ...floors,
    forbid(
      'platform-has-floors',
      'Say in PLATFORM_FLOORS what a new room may import.',
      {
        path: '^src/platform/[^/]+/',
        pathNot: `^src/platform/(${Object.keys(PLATFORM_FLOORS).join('|')})/`,
      },
      {},
    ),
    forbid(
      'platform-inner-rooms',
      'The inner rooms of a room of the platform are below its files.',
      { path: '^src/platform/([^/]+)/[^/]+/', pathNot: '\\.spec\\.ts$' },
      { path: '^src/platform/$1/[^/]+\\.ts$' },
    ),
    ...platformFloors,
    ...vendors,
    forbid(
      'controllers-know-no-tables',
      'Controllers only map calls to services and views.',
      { path: '\\.controller\\.ts$' },
      { path: `^src/entities/|${packages('typeorm', 'pg')}`, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'sql-fragments-are-text',
      'A fragment (*.sql.ts) is a function from aliases to SQL: it may only import core and other fragments.',
      { path: '\\.sql\\.ts$' },
      { path: '^src/', pathNot: '\\.sql\\.ts$|^src/platform/database/moment\\.ts$' },
    ),
    forbid(
      'queries-share-fragments',
      'SQL that two query files need belongs in a fragment (*.sql.ts).',
      { path: '\\.queries\\.ts$' },
      { path: '\\.queries\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'product-without-tests',
      'Shipped code must not import tests, scripts or tools.',
      {
        path: '^(core|src|migrations|ormconfig\\.ts|client/src)',
        pathNot: '\\.(spec|test)\\.tsx?$|^client/src/testing/',
      },
      { path: '^(test|scripts|tools)/|^client/src/testing/|\\.(spec|test)\\.tsx?$' },
    ),
    forbid(
      'product-without-tools',
      'A package that shipped code imports is a dependency, not a development dependency.',
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
    ...editorFloors,
    forbid(
      'editor/every-folder-has-a-floor',
      'Say in EDITOR_FLOORS what a new folder may import.',
      { path: `^${EDITOR}/[^/]+/`, pathNot: `^${EDITOR}/(${Object.keys(EDITOR_FLOORS).join('|')})/` },
      {},
    ),
    forbid(
      'project/store',
      'project → saving → store: the store must not depend on saving.',
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
      'Components in project/ui only render their props.',
      { path: '^client/src/project/ui/', pathNot: '\\.test\\.tsx?$' },
      { path: '^client/src/project/', pathNot: '^client/src/project/(ui|store)/' },
    ),
    forbid(
      'ui-knows-no-product',
      'Components in ui have no product terms: they render their props.',
      { path: '^client/src/ui/' },
      { path: '^core/' },
    ),
    forbid(
      'features-stand-alone',
      'Pages compose features; session and files are the two lower ones, repository stands on files.',
      { path: '^client/src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^client/src/features/', pathNot: '^client/src/features/($1|session|files|repository)/' },
    ),
    forbid(
      'repository-stands-on-files',
      'repository must not import other features than files.',
      { path: '^client/src/features/repository/', pathNot: '\\.test\\.tsx?$' },
      { path: '^client/src/features/', pathNot: '^client/src/features/(repository|files)/' },
    ),
    forbid(
      'lower-features-stand-lowest',
      'session and files must not import other features.',
      { path: '^client/src/features/(session|files)/', pathNot: '\\.test\\.tsx?$' },
      { path: '^client/src/features/', pathNot: '^client/src/features/$1/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    combinedDependencies: true,
    webpackConfig: { fileName: './tools/lib/arch-resolve.cjs' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts', '.css', '.svg'],
    },
  },
};
