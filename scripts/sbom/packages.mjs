import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../lib/run.mjs';

/**
 * Which licences may ship to users, which the tools of the development may have besides; what a person has read where a
 * package does not say it in a form that npm reads; and what the embedded PostgreSQL brings in its `native` folder.
 */
export const LICENCES = JSON.parse(readFileSync(new URL('licences.json', import.meta.url), 'utf8'));

const MODULES = 'node_modules/';

/**
 * Every package that runs on a server or in a browser: { id, licence, path }, by id, which is name@version. Taken from the lock
 * file: `npm sbom --omit dev` leaves out what the tools of the development depend on as well, React among it.
 */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes(MODULES) && !dev && !link)
    .map(([path, { version, license, name }]) => described(path, name ?? packageName(path), version, license))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Those that may not ship, one line each. */
export const refused = (packages) =>
  packages
    .filter(({ licence }) => !LICENCES.shipped.includes(licence))
    .map(({ id, licence }) => `${id} has the licence ${licence}.`);

const packageName = (path) => path.slice(path.lastIndexOf(MODULES) + MODULES.length);

const described = (path, name, version, license) => ({
  id: `${name}@${version}`,
  path,
  licence: license ?? LICENCES.read[name] ?? 'unknown',
});
