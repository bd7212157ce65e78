import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const TOOLS = 'tools';

const tools = (...words: string[]) =>
  spawnSync(process.execPath, [`${TOOLS}/run.mjs`, ...words], { encoding: 'utf8' });

describe('npm run tools', () => {
  it('lists every file of its folder', () => {
    const files = readdirSync(TOOLS).flatMap((file) => /^([^.]*)\.ts$/.exec(file)?.[1] ?? []);
    const listed = tools().stdout.trimEnd().split('\n');
    expect(listed.map((line) => line.split(' ')[0]).sort()).toEqual(files.sort());
  });

  it('passes words on to the tool', () => {
    expect(tools('conformance', 'nowhere').stderr).toContain('Usage: npm run tools -- conformance DIR');
  });

  it('refuses a name that it does not have', () => {
    const { status, stderr } = tools('nothing');
    expect([status, stderr]).toEqual([1, 'There is no tool "nothing": npm run tools lists them.\n']);
  });
});
