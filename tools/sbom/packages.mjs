import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../scripts/lib/run.mjs';

/** @typedef {{ id: string, path: string, licence: string }} Package */

/**
 * @typedef {object} Licences
 * @property {string[]} shipped
 * @property {string[]} tools
 * @property {Record<string, string>} read by the names of packages
 * @property {{ name: string, version?: string, licence: string }[]} native
 */

/**
 * An entry of the lock file, as far as it is read here.
 * @typedef {{ version: string, license?: string, name?: string, dev?: boolean, link?: boolean }} Locked
 */

/**
 * Which licences may ship to users, which the tools of the development may have besides; what a person has read where a
 * package does not say it in a form that npm reads; and what the embedded PostgreSQL brings in its `native` folder.
 * @type {Licences}
 */
export const LICENCES = JSON.parse(readFileSync(new URL('licences.json', import.meta.url), 'utf8'));

const MODULES = 'node_modules/';

/**
 * Every package that runs on a server or in a browser, by id, which is name@version. Taken from the lock file:
 * `npm sbom --omit dev` leaves out what the tools of the development depend on as well, React among it.
 */
export function shippedPackages() {
  /** @type {{ packages: Record<string, Locked> }} */
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes(MODULES) && !dev && !link)
    .map(([path, { version, license, name }]) => described(path, name ?? packageName(path), version, license))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/**
 * The packages that may not ship, one line each.
 * @param {Package[]} packages
 */
export const refused = (packages) =>
  packages
    .filter(({ licence }) => !LICENCES.shipped.includes(licence))
    .map(({ id, licence }) => `${id} has the licence ${licence}.`);

/** @param {string} path */
const packageName = (path) => path.slice(path.lastIndexOf(MODULES) + MODULES.length);

/**
 * @param {string} path
 * @param {string} name
 * @param {string} version
 * @param {string} [license]
 * @returns {Package}
 */
const described = (path, name, version, license) => ({
  id: `${name}@${version}`,
  path,
  licence: license ?? LICENCES.read[name] ?? 'unknown',
});
