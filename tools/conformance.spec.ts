import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TOOL = ['tools/run.mjs', 'conformance'];

const fileCase = (input: string, texts: string[]) => ({
  name: 'texts',
  source: 'test',
  filename: 'fr.json',
  input,
  expect: {
    status: 'ok',
    error: null,
    groups: [
      {
        name: 'common',
        keys: texts.map((text, index) => ({ name: `k${index}`, plural: false, values: [text] })),
      },
    ],
    warnings: [],
  },
});

describe('npm run tools -- conformance', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...TOOL, ...args], { encoding: 'utf8' });
    return { status, lines: stdout.trimEnd().split('\n'), stderr };
  };
  const write = (path: string, content: unknown) => {
    writeFileSync(join(folder, path), JSON.stringify(content));
  };

  it('passes when every case does', () => {
    write('web-json.json', [fileCase('{"k0":"é"}', ['é'])]);
    expect(run(folder)).toMatchObject({ status: 0, lines: ['1 passed, 0 failed'] });
  });

  it('does not ask for an order of fields, but for one of entries', () => {
    const plural = { values: { other: 'c', zero: 'a', one: 'b' }, plural: true, name: 'n' };
    const single = { plural: false, values: ['x'], name: 's' };
    const caseOf = (keys: object[]) => ({
      ...fileCase('{"n":"a | b | c","s":"x"}', []),
      expect: { warnings: [], groups: [{ keys, name: 'common' }], error: null, status: 'ok' },
    });
    write('web-json.json', [caseOf([plural, single]), caseOf([single, plural])]);
    expect(run(folder).lines.at(-1)).toBe('1 passed, 1 failed');
  });

  it('fails with what was expected and what came', () => {
    write('web-json.json', [fileCase('{"k0":"a"}', ['a']), fileCase('{"k0":"a"}', ['b'])]);
    const { status, lines } = run(folder);
    expect(status).toBe(1);
    expect(lines.at(-1)).toBe('1 passed, 1 failed');
    expect(lines).toEqual(
      expect.arrayContaining(['✗ web-json.json: texts (test)', '  -       "b"', '  +       "a"']),
    );
  });

  it('compares real files with their index', () => {
    mkdirSync(join(folder, 'web-json'));
    writeFileSync(join(folder, 'web-json/fr.json'), '{"A":"x","n":"1|2"}');
    const expected = {
      status: 'ok',
      error: null,
      groups: 1,
      keys: 1,
      singular: 1,
      plural: 0,
      non_snake_names: 1,
    };
    const warnings = { key_not_snake_case: 1, quantity_not_found_json: 1 };
    write('web-json/index.json', [
      { file: 'fr.json', expected: { ...expected, warnings, first_groups: ['common'] } },
    ]);
    expect(run(folder)).toMatchObject({ status: 0, lines: ['1 passed, 0 failed'] });
  });

  it('passes over JSON files in sub-folders that are input of cases', () => {
    write('web-json.json', [fileCase('{"k0":"a"}', ['a'])]);
    mkdirSync(join(folder, 'input'));
    write('input/en.json', { k0: 'a' });
    write('input/list.json', [{ id: 'k0' }]);
    writeFileSync(join(folder, 'input/wrong.json'), '{');
    expect(run(folder)).toMatchObject({ status: 0, lines: ['1 passed, 0 failed'] });
  });

  it('fails without cases, and says how it is used without a folder', () => {
    expect(run(folder)).toMatchObject({ status: 1, lines: ['0 passed, 0 failed'] });
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage') as string });
  });
});
