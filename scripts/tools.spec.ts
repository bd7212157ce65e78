import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPTS = join(process.cwd(), 'scripts');
/** Run by other scripts. */
const PARTS = ['fake-stripe'];

const tools = (...words: string[]) =>
  spawnSync(process.execPath, [join(SCRIPTS, 'tools.mjs'), ...words], { encoding: 'utf8' });

describe('npm run tools', () => {
  it('lists every script that package.json does not have', () => {
    const manifest = readFileSync('package.json', 'utf8');
    const others = readdirSync(SCRIPTS)
      .flatMap((file) => /^(.*)\.mjs$/.exec(file)?.[1] ?? [])
      .filter((name) => !manifest.includes(`scripts/${name}.mjs`) && !PARTS.includes(name));
    const listed = tools().stdout.trimEnd().split('\n');
    expect(listed.map((line) => line.split(' ')[0]).sort()).toEqual(others.sort());
  });

  it('passes words on to the script', () => {
    expect(tools('conformance', 'nowhere').stderr).toContain('Usage: npm run tools -- conformance DIR');
  });

  it('refuses a name that it does not have', () => {
    const { status, stderr } = tools('nothing');
    expect([status, stderr]).toEqual([1, 'There is no tool "nothing": npm run tools lists them.\n']);
  });
});
