import { CatalogueBuilder } from '../model/catalogue-builder.js';
import type { ReadKey } from '../model/catalogue-builder.js';
import type { WrittenGroup } from '../model/export-types.js';
import { finishProfile } from './finish-profile.js';
import type { Dialect, LanguageTexts } from '../model/kept-file.js';
import { END, ENTRY } from '../model/profile-types.js';
import type { FileLanguage, FileProfile, ProfilePart } from '../model/profile-types.js';

/** A table of translations, as small as a format with several languages can be: a line of codes, then `key=text,text`. */
export const TABLE: Dialect = {
  nameForm: (name) => name,
  decode: (raw) => [raw],
  encode: ([text = ''], { isImplied }) => (isImplied ? '' : text),
  readComment: () => '',
  writeComment: () => '',
  writeKey: ({ name, inLanguages = [] }) =>
    `\n${name}=${inLanguages.map(({ key }) => key?.texts[0] ?? '').join()}`,
  writeGroup: (_, keys) => keys.map((key) => TABLE.writeKey(key, 0)).join(''),
  writeForm: () => null,
  writeLanguages: (texts) => texts.map((one) => `,${cellOf(one)}`),
  compareNames: (one, other) => (one < other ? -1 : Number(one > other)),
};

const cellOf = ({ language, keys: [key] }: LanguageTexts): string =>
  key?.texts[0] ?? (key ? '' : language.code);

const STYLE = { newline: '\n', lead: '' };

interface TableLine {
  name: string;
  raws: string[];
  localizations: (ReadKey | undefined)[];
}

function lineOf(line: string): TableLine {
  const [, name = '', cells = ''] = /^(.*?)=(.*)$/.exec(line) ?? [];
  const raws = cells.split(',');
  const localizations = raws.map((raw) =>
    raw === '-' ? undefined : { isPlural: false, texts: [raw === '*' ? name : raw] },
  );
  return { name, raws, localizations };
}

function partsOf({ name, raws }: TableLine, text: number): ProfilePart[] {
  const cells = raws.flatMap((raw, language): ProfilePart[] => {
    const comma = language > 0 ? [','] : [];
    return raw === '*'
      ? [...comma, raw, { text, language, raw: '', isImplied: true }]
      : [...comma, { text, language, raw }];
  });
  return [{ group: null, before: name }, ENTRY, `\n${name}=`, ...cells, { languages: [text] }, END];
}

/** Reads such a table. A text `*` is implied by the name of its key, `-` is none. */
export function readTable(source: string): { profile: FileProfile; groups: (index: number) => unknown } {
  const [head = '', ...rest] = source.split('\n');
  const codes = head.split(',');
  const languages = codes.map((code, index): FileLanguage => ({ code, tag: code, isSource: index === 0 }));
  const lines = rest.map(lineOf);
  const entries = lines.map(({ name, localizations }) => {
    const [key = NO_TEXT] = localizations;
    return { group: 'common', name, key, isDescribing: true, localizations };
  });
  const parts = [head, { languages: [] }, ...lines.flatMap(partsOf), { group: null }];
  const finished = finishProfile(parts, entries, TABLE, STYLE);
  const file = { name: 'a.json', encoding: 'utf-8', hasBom: false, style: STYLE } as const;
  const groups = (index: number): unknown => {
    const builder = new CatalogueBuilder();
    for (const { group, name, localizations } of entries) {
      const key = localizations[index];
      if (key) builder.add(group, name, key);
    }
    return builder.build();
  };
  return { profile: { format: 'table', ...file, languages, ...finished }, groups };
}

const NO_TEXT: ReadKey = { isPlural: false, texts: [''] };

/** Groups of one, with a text per key. */
export const textsOf = (texts: Record<string, string>): WrittenGroup[] => [
  {
    name: 'common',
    keys: Object.entries(texts).map(([name, text]) => ({ name, isPlural: false, texts: [text] })),
  },
];
