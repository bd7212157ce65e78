import type { PluralForm, PluralMode } from '../../domain/plural-rules.js';
import { QUANTITIES } from '../../domain/quantities.js';
import { times } from '../testing-bodies.js';
import type { Body } from '../testing-bodies.js';
import { laravelForms } from '../plurals/laravel-forms.js';

/** Much of everything that the reader looks at, in the array of a file. */
export const PHP: readonly Body[] = [
  ['elements', (size) => times(size, (at) => `'k${at}' => 'x',\n`)],
  ['elements of one name', (size) => "'a' => 'x',".repeat(size)],
  ['elements without a name', (size) => "'x',".repeat(size)],
  ['groups', (size) => times(size, (at) => `'g${at}' => ['a' => 'x'],`)],
  ['groups of one name', (size) => "'g' => ['a' => 'x'],".repeat(size)],
  ['arrays within each other', (size) => `${"'a' => [".repeat(size)}'x'${']'.repeat(size)},`],
  ['arrays without a comma', (size) => `'a' => [${times(size, (at) => `'k${at}' => 'x',`)}'b'],`],
  ['plurals', (size) => times(size, (at) => `'k${at}' => '{0} a|{1} b|[2,*] c',`)],
  ['pipes', (size) => `'a' => '${'x | '.repeat(size)}',`],
  ['conditions', (size) => `'a' => '${'{1} x|'.repeat(size)}[2,*] y',`],
  ['white space around a pipe', (size) => `'a' => '${' '.repeat(size)}|${' '.repeat(size)}',`],
  ['joined strings', (size) => `'a' => ${"'x' . ".repeat(size)}'y',`],
  ['joined strings with a constant', (size) => `'a' => ${"'x' . ".repeat(size)}y,`],
  ['escapes', (size) => `'a' => "${'\\u{41}\\xc3\\xa9\\n'.repeat(size)}",`],
  ['bytes', (size) => `'a' => "${'\\x41'.repeat(size)}",`],
  ['dollars', (size) => `'a' => "${'{ $ '.repeat(size)}",`],
  ['backslashes', (size) => `'a' => '${'\\\\'.repeat(size)}',`],
  ['comments above an element', (size) => `${'// a\n'.repeat(size)}'a' => 'x',`],
  ['comments with blank lines', (size) => `${'// a\n\n'.repeat(size)}'a' => 'x',`],
  ['comments in an element', (size) => `'a' ${'/* */'.repeat(size)} => 'x',`],
  ['a comment of signs', (size) => `/*${'|-'.repeat(size)}*/ 'a' => 'x',`],
  ['a comment of white space', (size) => `/*${' '.repeat(size)}x${' \n'.repeat(size)}*/ 'a' => 'x',`],
  ['comments behind elements', (size) => times(size, (at) => `'k${at}' => 'x', // y\n`)],
  ['expressions', (size) => times(size, (at) => `'k${at}' => f([x, (1)]),`)],
  ['brackets', (size) => `'a' => f(${'('.repeat(size)}${')'.repeat(size)}),`],
  ['heredocs', (size) => times(size, (at) => `'k${at}' => <<<X\nx\nX,\n`)],
  ['white space', (size) => `${' \n'.repeat(size)}'a'${' '.repeat(size)}=>${' '.repeat(size)}'x',`],
];

/** What never ends, or is no array. */
export const PHP_FILES: readonly Body[] = [
  ['arrays that do not end', (size) => `<?php return ${'['.repeat(size)}`],
  ['a string that does not end', (size) => `<?php return ['a' => '${'x'.repeat(size)}`],
  ['strings that do not end', (size) => `<?php return ['a' => f(${'"'.repeat(size * 2 + 1)}`],
  ['comments that do not end', (size) => `<?php return [${'/*'.repeat(size)}`],
  ['statements', (size) => `<?php ${'f("x"); // y\n'.repeat(size)} return ['a' => 'x'];`],
  ['braces', (size) => `<?php ${'{'.repeat(size)} return ['a' => 'x'];`],
  [
    'white space',
    (size) => `${' '.repeat(size)}<?php return${' '.repeat(size)}['a' => 'x']${' '.repeat(size)};`,
  ],
  ['heredocs that do not end', (size) => `<?php ${'<<<X\n'.repeat(size)}`],
];

/** Pieces that are nearly files. */
export const PHP_FRAGMENTS: string[] = [
  '<?php return [',
  '<?php',
  ' return ',
  'array(',
  '[',
  ']',
  ')',
  '];',
  "'a'",
  "'g' => [",
  ' => ',
  ',',
  "'",
  '"',
  '\\',
  '$x',
  '{$',
  '// c\n',
  '# c\n',
  '/*',
  '*/',
  '?>',
  '<<<X\n',
  'X',
  '|',
  '{1} ',
  '[2,*] ',
  '\n',
  '\r\n',
  ' . ',
  '1',
];

/** The forms of a plural that come back, and those whose texts they have: the ones that Laravel chooses between, and exactly 0. */
export function formsInLaravel(tag: string, mode: PluralMode): [form: PluralForm, inFile: PluralForm][] {
  if (mode === 'strict') return QUANTITIES.map((form) => [form, form]);
  const forms = laravelForms(tag) ?? ['other'];
  const last = forms.at(-1) ?? 'other';
  const named = forms.map((form): [PluralForm, PluralForm] => [form, form]);
  return [['=0', '=0'], ...named, ...(last === 'other' ? [] : [['other', last] as [PluralForm, PluralForm]])];
}
