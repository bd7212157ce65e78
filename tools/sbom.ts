import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { fail, ROOT } from '../scripts/lib/run.mjs';
import { describeInCycloneDx } from './sbom/cyclonedx.ts';
import { thirdPartyNotices } from './sbom/notices.ts';
import { refused, shippedPackages } from './sbom/packages.ts';

/**
 * `npm run tools -- sbom [folder]`: writes what ships as a software bill of materials (sbom.cdx.json, CycloneDX) and the licences
 * of others (third-party-licences.txt) into a folder, dist/ by default. Ends with 1 when a licence may not ship.
 */
const folder = resolve(process.env.INIT_CWD ?? ROOT, process.argv[2] ?? join(ROOT, 'dist'));
const packages = shippedPackages();
const faults = refused(packages);
if (faults.length > 0) fail(`Not among the licences of tools/sbom/licences.json:\n${faults.join('\n')}`);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(describeInCycloneDx(packages), null, 2)}\n`);
writeFileSync(join(folder, 'third-party-licences.txt'), thirdPartyNotices(packages));
console.log(`Wrote the bill of materials and the licences of ${packages.length} packages to ${folder}.`);
