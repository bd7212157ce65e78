import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../scripts/lib/run.mjs';

export interface Package {
  id: string;
  path: string;
  licence: string;
}

export interface Licences {
  shipped: string[];
  tools: string[];
  /** by the names of packages */
  read: Record<string, string>;
  native: { name: string; version?: string; licence: string }[];
}

/** An entry of the lock file, as far as it is read here. */
interface Locked {
  version: string;
  license?: string;
  name?: string;
  dev?: boolean;
  link?: boolean;
}

/**
 * Which licences may ship to users, which the tools of the development may have besides; what a person has read where a
 * package does not say it in a form that npm reads; and what the embedded PostgreSQL brings in its `native` folder.
 */
export const LICENCES = JSON.parse(
  readFileSync(new URL('licences.json', import.meta.url), 'utf8'),
) as Licences;

const MODULES = 'node_modules/';

/**
 * Every package that runs on a server or in a browser, by id, which is name@version. Taken from the lock file:
 * `npm sbom --omit dev` leaves out what the tools of the development depend on as well, React among it.
 */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes(MODULES) && !dev && !link)
    .map(([path, { version, license, name }]) => described(path, name ?? packageName(path), version, license))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The packages that may not ship, one line each. */
export const refused = (packages: Package[]) =>
  packages
    .filter(({ licence }) => !LICENCES.shipped.includes(licence))
    .map(({ id, licence }) => `${id} has the licence ${licence}.`);

const packageName = (path: string) => path.slice(path.lastIndexOf(MODULES) + MODULES.length);

const described = (path: string, name: string, version: string, license?: string): Package => ({
  id: `${name}@${version}`,
  path,
  licence: license ?? LICENCES.read[name] ?? 'unknown',
});
