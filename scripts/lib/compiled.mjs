/**
 * The modules of the server that scripts load, by their paths in the build. Their types are those of the sources:
 * scripts are checked in a checkout that has never been built, too.
 * @typedef {{
 *   'core/api/columns/details-of-columns.js': typeof import('../../core/api/columns/details-of-columns.js'),
 *   'core/checks/check-project.js': typeof import('../../core/checks/check-project.js'),
 *   'core/checks/rules/check-text.js': typeof import('../../core/checks/rules/check-text.js'),
 *   'core/checks/severities.js': typeof import('../../core/checks/severities.js'),
 *   'core/formats/index.js': typeof import('../../core/formats/index.js'),
 *   'src/app/create-app.js': typeof import('../../src/app/create-app.js'),
 *   'src/app/create-data-source.js': typeof import('../../src/app/create-data-source.js'),
 *   'src/app/open-database.js': typeof import('../../src/app/open-database.js'),
 *   'src/bootstrap.js': typeof import('../../src/bootstrap.js'),
 *   'src/cli/backup.js': typeof import('../../src/cli/backup.js'),
 *   'src/cli/distribute-database.js': typeof import('../../src/cli/distribute-database.js'),
 *   'src/cli/jobs.js': typeof import('../../src/cli/jobs.js'),
 *   'src/cli/projects.js': typeof import('../../src/cli/projects.js'),
 *   'src/cli/restore.js': typeof import('../../src/cli/restore.js'),
 *   'src/cli/users.js': typeof import('../../src/cli/users.js'),
 *   'src/main.js': typeof import('../../src/main.js'),
 *   'src/modules/content/columns.sql.js': typeof import('../../src/modules/content/columns.sql.js'),
 *   'src/modules/openapi/openapi.js': typeof import('../../src/modules/openapi/openapi.js'),
 *   'src/modules/subscriptions/register-webhook.js': typeof import('../../src/modules/subscriptions/register-webhook.js'),
 *   'src/platform/boot/explain.js': typeof import('../../src/platform/boot/explain.js'),
 *   'src/platform/config/config.js': typeof import('../../src/platform/config/config.js'),
 *   'src/platform/config/installation.js': typeof import('../../src/platform/config/installation.js'),
 *   'src/platform/config/variables.js': typeof import('../../src/platform/config/variables.js'),
 *   'src/platform/database/migrate.js': typeof import('../../src/platform/database/migrate.js'),
 *   'src/platform/postgres/embedded-postgres.js': typeof import('../../src/platform/postgres/embedded-postgres.js'),
 * }} Compiled
 */

/**
 * A module of the compiled server, which must have been built.
 * @template {keyof Compiled} Path
 * @param {Path} path
 * @returns {Promise<Compiled[Path]>}
 */
export const compiled = (path) => import(`../../dist/${path}`);
