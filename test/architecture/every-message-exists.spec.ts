import { readFileSync } from 'node:fs';

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

  it.each(Object.values(ErrorCode))('say what %s means', (code) => {
    expect([en[`errors.${code}`], fr[`errors.${code}`]]).not.toContain(undefined);
  });

  it.each(IMPORT_REASONS)('say what the import report %s means', (reason) => {
    expect([en[`imports.${reason}`], fr[`imports.${reason}`]]).not.toContain(undefined);
  });
});
