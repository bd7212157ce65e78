import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['src', 'core', 'migrations'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
).filter((path) => path.endsWith('.ts'));

/** The calls of SQL functions that gather rows into a list or a text, each with its arguments. */
function gatherings(text: string): string[] {
  return [...text.matchAll(/\b(?:jsonb?|array|string)_agg\(/gi)].map(({ 0: name, index }) => {
    let depth = 1;
    let end = index + name.length;
    for (; depth > 0 && end < text.length; end += 1) depth += { '(': 1, ')': -1 }[text.charAt(end)] ?? 0;
    return text.slice(index, end);
  });
}

const withoutOrder = (text: string): string[] =>
  gatherings(text).filter((call) => !/\sORDER\s+BY\s/i.test(call));

it.each([
  ["coalesce(jsonb_agg(part), '[]') ORDER BY id", ['jsonb_agg(part)']],
  ['array_agg(f(id)) FILTER (WHERE true)', ['array_agg(f(id))']],
  ['json_agg(build(id, name)\n  ORDER BY id)', []],
])('%s', (text, found) => expect(withoutOrder(text)).toEqual(found));

it('every list that SQL gathers says its order: without one it is the order of the plan of that moment', () => {
  const found = files.flatMap((path) =>
    withoutOrder(readFileSync(path, 'utf8')).map((call) => `${path}: ${call}`),
  );
  expect(found).toEqual([]);
});
