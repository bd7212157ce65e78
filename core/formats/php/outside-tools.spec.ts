import { spawnSync } from 'node:child_process';

import fc from 'fast-check';

import { checkedBy } from '../../../test/support/outside-tools.js';
import { LAW_RUNS } from '../../../test/support/law-runs.js';
import { writeProject } from '../index.js';
import { keyOf } from '../profile/testing-edits.js';
import { keepText, projectOf, writeAgain } from '../profile/testing-profile.js';
import { HOSTILE } from '../testing.js';
import { PHP_FRAGMENTS } from './testing-php.js';

const byPhp = checkedBy('PHP', spawnSync('php', ['--version']).status === 0);

/**
 * Reads a list of files, and tells what each returns: its texts by their paths; null where it is no array, or no PHP. Ends at
 * one that PHP does not even compile.
 */
const PROGRAM = `
function texts(array $in, string $path, array &$out): void {
    foreach ($in as $name => $value) {
        if (is_array($value)) texts($value, $path . $name . "/", $out);
        elseif (is_string($value)) $out[] = [$path . $name, $value];
    }
}
error_reporting(0);
ini_set("display_errors", "0");
$told = [];
register_shutdown_function(function () use (&$told) {
    while (ob_get_level() > 0) ob_end_clean();
    echo json_encode($told, JSON_INVALID_UTF8_IGNORE | JSON_THROW_ON_ERROR);
});
foreach (json_decode(stream_get_contents(STDIN)) as $source) {
    $out = [];
    ob_start();
    try {
        $found = eval("?>" . $source);
        if (is_array($found)) texts($found, "", $out);
        else $out = null;
    } catch (Throwable $problem) {
        $out = null;
    }
    ob_end_clean();
    $told[] = $out;
}
`;

type Texts = [path: string, text: string][] | null;

function readByPhp(sources: readonly string[]): Texts[] {
  const input = JSON.stringify(sources);
  const { stdout } = spawnSync('php', ['-n', '-r', PROGRAM], { input, encoding: 'utf8', maxBuffer: 1e9 });
  const told = JSON.parse(stdout) as Texts[];
  if (told.length >= sources.length) return told;
  return [...told, null, ...readByPhp(sources.slice(told.length + 1))];
}

const samplesOf = <Sample>(arbitrary: fc.Arbitrary<Sample>): Sample[] => fc.sample(arbitrary, LAW_RUNS);

const text = fc
  .array(fc.constantFrom(...HOSTILE, '$', '${', '{$x', "'", '"', '\\', '\\n', '?>', '<?php', ':count'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((pieces) => pieces.join('').replace(/[\p{Cs}\0]|\|/gu, ''));

const written = (texts: readonly string[]): string =>
  writeProject(
    {
      languages: [{ id: 1, name: 'fr' }],
      groups: [
        { name: 'common', keys: texts.map((own, at) => keyOf(`k${at}`, own, own)) },
        { name: 'group', keys: texts.map((own, at) => keyOf(`${at} ${own}`, own)) },
      ],
    },
    { platform: 'laravel', languageIds: [1], prefix: false, validatedOnly: false },
  )[0]?.text ?? '';

byPhp('what is written says to PHP what the project says, its names, too', () => {
  const samples = samplesOf(fc.array(text, { minLength: 1, maxLength: 4 }));
  expect(readByPhp(samples.map(written))).toEqual(
    samples.map((texts) => [
      ...texts.map((own, at) => [`k${at}`, own]),
      ...texts.map((own, at) => [`group/${at} ${own}`, own]),
    ]),
  );
});

byPhp('a text in the place of another one says what the project says', () => {
  const strings = ["'x'", '"x"', "'x\ny'", '"x\ny"', "'x' . 'y'", "'a|b'", '"a|b"'];
  const samples = samplesOf(fc.tuple(fc.constantFrom(...strings), text));
  const sources = samples.map(([string, own]) => {
    const reading = keepText('a.php', `<?php return array('a' => ${string}, 'b' => 'B');`);
    const project = projectOf(reading.groups);
    const [first] = project.groups.flatMap(({ keys }) => keys);
    const forms = { one: own.trim(), other: own.trim() };
    if (first) first.values = keyOf('a', first.isPlural ? forms : own).values;
    return writeAgain(reading, project)[0]?.text ?? '';
  });
  const said = ([string, own]: (typeof samples)[number]): string =>
    string.includes('|') ? `${own.trim()}|${own.trim()}` : own;
  expect(readByPhp(sources)).toEqual(
    samples.map((sample) => [
      ['a', said(sample)],
      ['b', 'B'],
    ]),
  );
});

byPhp('what is nearly PHP has the texts that PHP finds', () => {
  const pieces = fc.array(fc.constantFrom(...PHP_FRAGMENTS, "'a' => 'b',", '"c" => "d"'), { maxLength: 12 });
  const sources = fc
    .sample(pieces, 10 * LAW_RUNS)
    .map((inside) => `<?php return [${inside.join('')}];`)
    .filter((source) => !/[[(,]\s*,/.test(source));
  const told = readByPhp(sources);
  const found = sources.map((source, index) => {
    const reading = keepText('a.php', source);
    const texts = new Map(told[index] ?? []);
    if (reading.error || reading.warnings.length > 0 || !told[index]) return [];
    const ours = reading.groups.flatMap(({ name: group, keys }) =>
      keys.map(({ name, values }) => [group, name, values[0]?.name ?? ''] as const),
    );
    return ours.flatMap(([group, name, own]) => {
      const path = group === 'common' ? name : `${group}/${name}`;
      const said = texts.get(path) ?? texts.get(path.replaceAll('_', '/'));
      return said === own ? [] : [[source, path, own, said]];
    });
  });
  expect(told.filter((texts) => texts && texts.length > 0).length).toBeGreaterThan(LAW_RUNS / 10);
  expect(found.flat()).toEqual([]);
});
