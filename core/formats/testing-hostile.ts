import { ARB } from './arb/testing-arb.js';
import { CSV, CSV_NAMES } from './csv/testing-csv.js';
import { FLUENT } from './fluent/testing-fluent.js';
import { PHP, PHP_FILES } from './php/testing-php.js';
import { QT, QT_BEGINNING, QT_END } from './qt/testing-qt.js';
import { PO } from './po/testing-po.js';
import { PROPERTIES } from './properties/testing-properties.js';
import { RESX } from './resx/testing-resx.js';
import { inFile, times } from './testing-bodies.js';
import type { Body, HostileFile } from './testing-bodies.js';
import { MESSAGES } from './web/testing-messages.js';
import { XCSTRINGS } from './xcstrings/testing-hostile-catalogues.js';
import { XLIFF, XLIFF_BEGINNING, XLIFF_END } from './xliff/testing-hostile-documents.js';
import { YAML } from './yaml/testing-yaml.js';

/** Elements deeper than the reader goes are refused: half of that stays readable. */
const DEPTH = 5_000;

const ANDROID: readonly Body[] = [
  ['entries', (size) => times(size, (at) => `<string name="k${at}">x</string>\n`)],
  ['entries on one line', (size) => times(size, (at) => `<string name="k${at}">x</string>`)],
  ['entries of one name', (size) => '<string name="a">x</string>'.repeat(size)],
  ['variants of one entry', (size) => times(size, (at) => `<string name="a" product="p${at}">x</string>`)],
  ['groups', (size) => times(size, (at) => `<!-- MARK: - g${at} --><string name="g${at}_a">x</string>`)],
  ['headings', (size) => times(size, (at) => `\n<!-- g${at} -->\n<string name="g${at}_a">x</string>`)],
  [
    'prefixes that begin with each other',
    (size) =>
      times(
        size,
        (at) => `\n<!-- a${'_a'.repeat(at % 50)} -->\n<string name="${'a_'.repeat(at % 60)}${at}">x</string>`,
      ),
  ],
  ['elements of no known kind', (size) => times(size, (at) => `<x${at}/>`)],
  ['text between entries', (size) => times(size, (at) => `x<string name="k${at}">y</string>`)],
  [
    'items of one plural',
    (size) => `<plurals name="a">${'<item quantity="one">x</item>'.repeat(size)}</plurals>`,
  ],
  [
    'quantities',
    (size) => `<plurals name="a">${times(size, (at) => `<item quantity="q${at}">x</item>`)}</plurals>`,
  ],
  ['items of one list', (size) => `<string-array name="a">${'<item>x</item>'.repeat(size)}</string-array>`],
  ['lists of one name', (size) => '<string-array name="a"><item>x</item></string-array>'.repeat(size)],
  [
    'a list whose names are taken',
    (size) =>
      `${times(size, (at) => `<string name="a_${at}">x</string>`)}<string-array name="a">${'<item>x</item>'.repeat(size)}</string-array>`,
  ],
  ['comments', (size) => '<!-- a b -->'.repeat(size)],
  ['comments above an entry', (size) => `${'\n<!-- a b -->'.repeat(size)}\n<string name="a">x</string>`],
  ['comments behind an entry', (size) => `<string name="a">x</string>${'<!-- a -->'.repeat(size)}`],
  ['comments on one line of white space', (size) => ' '.repeat(size) + '<!-- a --> '.repeat(size)],
  [
    'a comment of white space',
    (size) => `<!--${' '.repeat(size)}x${'\n'.repeat(size)}-->\n<string name="a">x</string>`,
  ],
  ['a comment of tags', (size) => `<!--${'<string'.repeat(size)}-->`],
  ['a comment that never ends', (size) => '<!--'.repeat(size)],
  ['a marker of white space', (size) => `<!--MARK:${' \t'.repeat(size)}\nx-->`],
  ['a marker without a colon', (size) => `<!--MARK${'\t'.repeat(size)}x-->`],
  [
    'white space before entries',
    (size) => times(size, (at) => `${' '.repeat(300)}<string name="k${at}">x</string>`),
  ],
  ['instructions', (size) => '<?a b?>'.repeat(size)],
  ['an instruction that never ends', (size) => '<?a '.repeat(size)],
  ['CDATA that never ends', (size) => `<string name="a">${'<![CDATA['.repeat(size)}`],
  ['angle brackets', (size) => '<'.repeat(size)],
  ['a long tag', (size) => `<${'a'.repeat(size)}`],
  ['quotes in a tag', (size) => `<a ${`"'`.repeat(size)}`],
  ['an attribute without a value', (size) => `<b ${'a'.repeat(size)}>`],
  ['attributes', (size) => `<string name="a" ${times(size, (at) => `a${at}="x" `)}>x</string>`],
  ['an attribute given twice', (size) => `<string ${times(size, (at) => `a${at}="x" `)}a0="x">x</string>`],
  ['white space in a tag', (size) => `<string name="a"${' \n'.repeat(size)}>x</string>`],
  ['namespaces', (size) => `<a ${times(size, (at) => `xmlns:a${at}="u" `)}/>`],
  ['namespaces within each other', (size) => times(Math.min(size, DEPTH), (at) => `<a xmlns:a${at}="u">`)],
  ['an ampersand before tags', (size) => `&${'<b a="x">'.repeat(size)}`],
  ['ampersands', (size) => `${'&'.repeat(size)};`],
  ['ampersands in an attribute', (size) => `<a b="${'&'.repeat(size)}">`],
];

/** The content of one `<string>`. */
const ANDROID_TEXT: readonly Body[] = [
  ['white space', (size) => `x${' \n'.repeat(size)}x`],
  ['quotes', (size) => '" '.repeat(size)],
  ['backslashes', (size) => '\\'.repeat(size)],
  ['escapes', (size) => '\\u0041\\n'.repeat(size)],
  ['halves of characters', (size) => '\\ud83d'.repeat(size)],
  ['escapes that are none', (size) => '\\u1'.repeat(size)],
  ['references', (size) => '&lt;&#65;'.repeat(size)],
  ['a long reference', (size) => `&#${'0'.repeat(size)}65;`],
  ['tags that are text', (size) => '&lt;a href=&quot;'.repeat(size)],
  ['a tag of many attributes', (size) => `&lt;a${' x=&quot;&quot;'.repeat(size)}>`],
  ['inline tags', (size) => '<b>x</b>'.repeat(size)],
  [
    'inline tags within each other',
    (size) => '<b>'.repeat(Math.min(size, DEPTH)) + '</b>'.repeat(Math.min(size, DEPTH)),
  ],
  ['attributes of an inline tag', (size) => `<a ${times(size, (at) => `a${at}="x" `)}>x</a>`],
  ['foreign tags', (size) => times(size, (at) => `<x:g>w${at}</x:g>`)],
  ['equal foreign tags', (size) => '<x:g>w</x:g>'.repeat(size)],
  ['CDATA', (size) => '<![CDATA[x]]>'.repeat(size)],
  ['brackets', (size) => ']'.repeat(size)],
  ['a name of a resource', (size) => `@${'a.'.repeat(size)}:string/!`],
  ['percent signs', (size) => '%1$'.repeat(size)],
];

/** What stands before the root. */
const PROLOG: readonly Body[] = [
  ['comments before the root', (size) => '<!-- a -->'.repeat(size)],
  ['white space before the root', (size) => ' \n'.repeat(size)],
  ['a declaration of the encoding', (size) => `<?xml version="1.0"${' encoding'.repeat(size)}?>`],
  ['entities', (size) => `<!DOCTYPE a [${times(size, (at) => `<!ENTITY e${at} "x">`)}]>`],
  [
    'entities of entities',
    (size) => `<!DOCTYPE a [${times(size, (at) => `<!ENTITY e${at} "&e${at + 1};">`)}]>`,
  ],
  ['an entity that never ends', (size) => `<!DOCTYPE a [${'<!ENTITY '.repeat(size)}`],
  ['an entity of ampersands', (size) => `<!DOCTYPE a [<!ENTITY a "${'&'.repeat(size)}">]>`],
  ['an entity of references', (size) => `<!DOCTYPE a [<!ENTITY a "${'&#65;&b;'.repeat(size)}">]>`],
  ['comments in the declaration', (size) => `<!DOCTYPE a [${'<!-- a -->'.repeat(size)}]>`],
  ['a comment in the declaration that never ends', (size) => `<!DOCTYPE a [${'<!--'.repeat(size)}`],
  ['an instruction in the declaration that never ends', (size) => `<!DOCTYPE a [${'<?a'.repeat(size)}`],
  ['parentheses', (size) => `<!DOCTYPE a [<!ELEMENT a ${'('.repeat(size)}`],
  ['choices', (size) => `<!DOCTYPE a [<!ELEMENT a (${'b|'.repeat(size)}b)>]>`],
  [
    'declared attributes',
    (size) => `<!DOCTYPE a [<!ATTLIST a ${times(size, (at) => `a${at} CDATA "x" `)}>]>`,
  ],
  ['parameter entities', (size) => `<!DOCTYPE a [${'%p; '.repeat(size)}]>`],
  ['a parameter entity that never ends', (size) => `<!DOCTYPE a [%${'p'.repeat(size)}`],
  ['quotes in the declaration', (size) => `<!DOCTYPE a SYSTEM "${"'".repeat(size)}`],
];

const RULE = '<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>';
const formatOf = (format: string): string =>
  `<key>NSStringLocalizedFormatKey</key><string>${format}</string>`;
const entry = (name: string, format: string, forms: string): string =>
  `<key>${name}</key><dict>${formatOf(format)}<key>v</key><dict>${RULE}${forms}</dict></dict>`;
const form = (name: string, text: string): string => `<key>${name}</key><string>${text}</string>`;

const STRINGSDICT: readonly Body[] = [
  ['entries', (size) => times(size, (at) => `${entry(`k${at}`, '%#@v@', form('other', 'x'))}\n`)],
  ['entries of one name', (size) => entry('a', '%#@v@', form('other', 'x')).repeat(size)],
  ['texts', (size) => times(size, (at) => form(`k${at}`, 'x'))],
  ['fields of one entry', (size) => `<key>a</key><dict>${times(size, (at) => form(`k${at}`, 'x'))}</dict>`],
  ['fields of one name', (size) => `<key>a</key><dict>${form('k', 'x').repeat(size)}</dict>`],
  [
    'forms',
    (size) =>
      entry(
        'a',
        'a %#@v@',
        times(size, (at) => form(`f${at}`, 'x')),
      ),
  ],
  [
    'variables',
    (size) =>
      `<key>a</key><dict>${formatOf(times(size, (at) => `%#@v${at}@`))}${times(size, (at) => `<key>v${at}</key><dict>${RULE}${form('other', 'x')}</dict>`)}</dict>`,
  ],
  ['references that never end', (size) => entry('a', '%1$#@'.repeat(size), '')],
  ['a reference of digits', (size) => entry('a', `%${'1'.repeat(size)}#@`, '')],
  ['placeholders', (size) => entry('a', '%#@v@', form('other', '%d '.repeat(size)))],
  ['a placeholder of flags', (size) => entry('a', '%#@v@', form('other', `%${'0'.repeat(size)}`))],
  ['dictionaries within each other', (size) => '<key>a</key><dict>'.repeat(Math.min(size, DEPTH))],
  ['an array', (size) => `<key>a</key><array>${'<string>x</string><key>y</key>'.repeat(size)}</array>`],
  ['comments', (size) => `${'\n<!-- a -->'.repeat(size)}${entry('a', '%#@v@', form('other', 'x'))}`],
  ['comments in a text', (size) => form('a', '<!-- a -->'.repeat(size))],
  ['CDATA in a key', (size) => form('<![CDATA[x]]>'.repeat(size), 'x')],
];

const STRINGS: readonly Body[] = [
  ['entries', (size) => times(size, (at) => `"k${at}" = "x";\n`)],
  ['entries on one line', (size) => times(size, (at) => `"k${at}"="x";`)],
  ['entries of one name', (size) => '"a" = "x";\r'.repeat(size)],
  ['keys without a value', (size) => times(size, (at) => `k${at};`)],
  ['groups', (size) => times(size, (at) => `// MARK: - g${at}\n"g${at}_a" = "x";\n`)],
  ['comments above an entry', (size) => `${'/* a */\n// b\n'.repeat(size)}"a" = "b";`],
  ['comments behind an entry', (size) => `"a" = "b";${'/* a */'.repeat(size)}`],
  ['comments in an entry', (size) => `"a"${'/**/'.repeat(size)}= "b";`],
  ['a comment that never ends', (size) => '/*'.repeat(size)],
  ['a marker of white space', (size) => `/*MARK:${' '.repeat(size)}\nx*/`],
  ['a marker without a colon', (size) => `/* MARK${'\t'.repeat(size)}x*/`],
  ['a comment of quotes', (size) => `/* ${'"'.repeat(size)} */`],
  ['a comment that is nearly an entry', (size) => `/* ${'"a" =          '.repeat(size)} */`],
  ['a comment of white space', (size) => `/*${' '.repeat(size)}x${'\n'.repeat(size)}*/\n"a"="b";`],
  ['slashes', (size) => '/'.repeat(size)],
  ['quotes', (size) => '"'.repeat(size)],
  ['braces', (size) => '{'.repeat(size)],
  ['white space', (size) => `${' \n'.repeat(size)}"a"${' '.repeat(size)}= "b";${' '.repeat(size)}`],
  ['backslashes', (size) => `"a" = "${'\\'.repeat(size)}";`],
  ['escapes', (size) => `"a" = "${'\\U00e9\\101\\n'.repeat(size)}";`],
  ['white space before XML', (size) => `${' '.repeat(size)}<plist`],
];

const JSON_TEXTS: readonly Body[] = [
  ['members', (size) => `{${times(size, (at) => `"k${at}":"x",`)}"a":"x"}`],
  ['members of one name', (size) => `{${'"a":"x",'.repeat(size)}"a":"x"}`],
  ['groups', (size) => `{${times(size, (at) => `"g${at}":{"a":"x"},`)}"a":"x"}`],
  [
    'paths of one name',
    (size) =>
      `{"g":{${times(size, (at) => `"${'a_'.repeat(at % 9)}":{"${'a_'.repeat(9 - (at % 9))}":"x"},`)}"a":"x"}}`,
  ],
  ['objects within each other', (size) => `${'{"a":'.repeat(size)}"x"${'}'.repeat(size)}`],
  ['lists within each other', (size) => `{"a":${'['.repeat(size)}${']'.repeat(size)}}`],
  ['a list', (size) => `{"a":[${'"x",{"b":"c"},'.repeat(size)}1]}`],
  [
    'members with suffixes',
    (size) => `{${times(size, (at) => `"k${at}_one":"x","k${at}_other":"y",`)}"a":"x"}`,
  ],
  ['names with dots', (size) => `{${times(size, (at) => `"g${at}.a":"x",`)}"a":"x"}`],
  ['pipes', (size) => `{"a":"${'x | '.repeat(size)}"}`],
  ['pipes that are escaped', (size) => `{"a":"${'\\\\|'.repeat(size)}"}`],
  ['white space around a pipe', (size) => `{"a":"${' '.repeat(size)}|${' '.repeat(size)}"}`],
  ['variables', (size) => `{"a":"${'{n, plural, one {'.repeat(size)}"}`],
  ['backslashes', (size) => `{"a":"${'\\\\'.repeat(size)}"}`],
  ['escapes', (size) => `{"a":"${'\\u0041\\ud83d'.repeat(size)}"}`],
  ['quotes', (size) => '"'.repeat(size)],
  ['braces', (size) => '{'.repeat(size)],
  ['a number', (size) => `{"a":${'1'.repeat(size)}}`],
  ['white space', (size) => `${' \n'.repeat(size)}{"a":"x"}${' '.repeat(size)}x`],
];

/** Files with much of everything that a reader looks at, or with what never ends. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  ...ANDROID.map(inFile('a.xml', '<resources>', '</resources>')),
  ...ANDROID_TEXT.map(inFile('a.xml', '<resources xmlns:x="u"><string name="a">', '</string></resources>')),
  ...PROLOG.map(inFile('a.xml', '', '<resources><string name="a">&e0;</string></resources>')),
  ...STRINGSDICT.map(inFile('a.stringsdict', '<plist><dict>', '</dict></plist>')),
  ...STRINGS.map(inFile('a.strings')),
  ...JSON_TEXTS.map(inFile('a.json')),
  ...MESSAGES.map(inFile('messages.json')),
  ...ARB.map(inFile('a.arb')),
  ...PROPERTIES.map(inFile('a.properties')),
  ...CSV.map(inFile('a.csv', 'key,group,form,notes,en,fr\n')),
  ...CSV_NAMES.map(inFile('a.csv', 'key,en,fr\n')),
  ...RESX.map(inFile('a.resx', '<root>', '</root>')),
  ...XLIFF.map(inFile('a.xliff', XLIFF_BEGINNING, XLIFF_END)),
  ...YAML.map(inFile('a.yml')),
  ...PO.map(inFile('a.po')),
  ...FLUENT.map(inFile('a.ftl')),
  ...QT.map(inFile('a.ts', QT_BEGINNING, QT_END)),
  ...PHP.map(inFile('a.php', '<?php return [', "'z' => 'x'];")),
  ...PHP_FILES.map(inFile('a.php')),
  ...XCSTRINGS.map(inFile('a.xcstrings', '{"sourceLanguage":"en","strings":{', '},"version":"1.0"}')),
];
