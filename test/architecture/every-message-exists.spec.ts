import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import { IMPORT_REASONS } from '#core/formats/text/import-warning.js';

import { FIXED_TEXTS } from './fixed-texts.js';

/** Nouns that the interface counts. */
const NOUNS = [
  'key',
  'group',
  'language',
  'value',
  'project',
  'member',
  'invitation',
  'token',
  'change',
  'result',
];

/** The accounts of the server, members of a project or not. */
const ABOUT_USERS = ['terms.end'];

type Catalogue = Record<string, string>;

const PARTS = ['login', 'editor', 'rest'];

const partsOf = (locale: string): Catalogue[] =>
  PARTS.map(
    (part) =>
      JSON.parse(
        readFileSync(new URL(`../../client/src/i18n/${locale}-${part}.json`, import.meta.url), 'utf8'),
      ) as Catalogue,
  );

const whole = (parts: readonly Catalogue[]): Catalogue =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

/** The arguments of a message with their kinds, sorted. A number may be a plural in one language only. */
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
        `${element.value} (${element.type === TYPE.plural ? 'number' : 'select'})`,
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
  const [enParts, frParts] = [partsOf('en'), partsOf('fr')];
  const en = whole(enParts);
  const fr = whole(frParts);
  const idsOf = (part: Catalogue): string[] => Object.keys(part).sort();

  it('have the same messages in English and in French, in the same part', () => {
    expect(frParts.map(idsOf)).toEqual(enParts.map(idsOf));
  });

  it('have every message once', () => {
    expect(idsOf(en)).toEqual(enParts.flatMap(idsOf).sort());
  });

  it('ask for the same arguments in both', () => {
    const differing = Object.keys(en).filter(
      (id) => argumentsOf(en[id] ?? '').join() !== argumentsOf(fr[id] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('keep the texts that are fixed', () => {
    const differing = Object.entries(FIXED_TEXTS).filter(([id, text]) => en[id] !== text);
    expect(differing).toEqual([]);
  });

  it('write the typographic apostrophe, save in fixed texts', () => {
    const own = Object.entries(en).filter(([id]) => !(id in FIXED_TEXTS));
    expect([...own, ...Object.entries(fr)].filter(([, text]) => text.includes("'"))).toEqual([]);
  });

  it('count nothing as "no keys", not "no key"', () => {
    const singular = new RegExp(`\\b[Nn]o (?:\\w+ )?(?:${NOUNS.join('|')})\\b(?! of| has)`);
    expect(Object.entries(en).filter(([, text]) => singular.test(text))).toEqual([]);
  });

  it('contract what people say contracted, save in fixed texts', () => {
    const own = Object.entries(en).filter(([id]) => !(id in FIXED_TEXTS) && !id.startsWith('terms.'));
    const stiff = /\b(?:cannot|(?:could|did|does|do|will|would|has|have|is|are) not|[Yy]ou (?:are|will))\b/;
    expect(own.filter(([, text]) => stiff.test(text))).toEqual([]);
  });

  it('speak of members, not of users, save in fixed texts', () => {
    const users = Object.entries(en).filter(([, text]) => /\busers?\b/i.test(text));
    expect(users.map(([id]) => id).filter((id) => !(id in FIXED_TEXTS) && !ABOUT_USERS.includes(id))).toEqual(
      [],
    );
  });

  it('put a narrow no-break space before French double punctuation', () => {
    const loose = /[^\u202f\s](?=[;!?»])|(?<![\u202f\w}])(?=: )|[ \u00a0][:;!?»]|«(?!\u202f)/;
    expect(Object.entries(fr).filter(([, text]) => loose.test(text))).toEqual([]);
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
