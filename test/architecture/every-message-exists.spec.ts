import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

import { ErrorCode } from '#core/api/error-codes.js';
import { IMPORT_REASONS } from '#core/formats/catalogue.js';

type Catalogue = Record<string, string>;

const catalogue = (locale: string): Catalogue =>
  JSON.parse(
    readFileSync(new URL(`../../client/src/i18n/${locale}.json`, import.meta.url), 'utf8'),
  ) as Catalogue;

/** What a message is given, sorted: names with the kind of argument, whatever the order of the language. */
const argumentsOf = (message: string): string[] => [...new Set(parse(message).flatMap(argumentsIn))].sort();

function argumentsIn(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.tag:
      return [`<${element.value}>`, ...element.children.flatMap(argumentsIn)];
    case TYPE.select:
    case TYPE.plural:
      return [
        `${element.value} (${TYPE[element.type]})`,
        ...Object.values(element.options).flatMap((option) => option.value.flatMap(argumentsIn)),
      ];
    default:
      return [`${element.value} (${TYPE[element.type]})`];
  }
}

/** Everything a part of the project consists of, tests aside. */
function sourceOf(part: string): string {
  const folder = fileURLToPath(new URL(`../../${part}`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test|\.spec)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
}

/** Whether the code names a message, or puts its name together from words that it knows. */
function namerIn(source: string): (id: string) => boolean {
  const words = new Set([...source.matchAll(/['"]([\w.-]+)['"]/g)].map(([, word]) => word));
  const patterns = [...source.matchAll(/`(\w+\.[^`\s]*\$\{[^`]*)`/g)].map(
    ([, template = '']) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '(\\w+?)')}$`),
  );
  return (id) =>
    words.has(id) ||
    patterns.some(
      (pattern) =>
        pattern
          .exec(id)
          ?.slice(1)
          .every((part) => words.has(part)) ?? false,
    );
}

describe('the catalogues of messages', () => {
  const en = catalogue('en');
  const fr = catalogue('fr');

  it('have the same messages in English and in French', () => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  });

  it('ask for the same arguments in both', () => {
    const differing = Object.keys(en).filter(
      (id) => argumentsOf(en[id] ?? '').join() !== argumentsOf(fr[id] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('leave no message empty', () => {
    expect([...Object.entries(en), ...Object.entries(fr)].filter(([, text]) => text.trim() === '')).toEqual(
      [],
    );
  });

  it('keep none that is never said', () => {
    const isNamed = namerIn(sourceOf('client/src') + sourceOf('core'));
    const ofCodes = [
      ...Object.values(ErrorCode).map((code) => `errors.${code}`),
      ...IMPORT_REASONS.map((reason) => `imports.${reason}`),
    ];
    expect(Object.keys(en).filter((id) => !isNamed(id) && !ofCodes.includes(id))).toEqual([]);
  });

  it.each(Object.values(ErrorCode))('say what %s means', (code) => {
    expect([en[`errors.${code}`], fr[`errors.${code}`]]).not.toContain(undefined);
  });

  it.each(IMPORT_REASONS)('say what the import report %s means', (reason) => {
    expect([en[`imports.${reason}`], fr[`imports.${reason}`]]).not.toContain(undefined);
  });
});
