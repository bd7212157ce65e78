import type { Dialect, LanguageTexts, NewKey } from '../model/kept-file.js';
import type { FormsPart, LanguagesPart } from '../model/profile-types.js';
import { storable } from '../text/storable.js';
import { quoted } from '../json/json-string.js';
import { renamedMember } from '../json/rename-member.js';
import { leadOf, memberSource } from './catalogue-json.js';
import type { CatalogueNode } from './catalogue-json.js';
import { localizationNode } from './localization-node.js';
import { compareNames, isBetween } from './name-order.js';
import { shapeIn } from './shape.js';
import { keptState, stateOf } from './states.js';
import type { CatalogueStyle } from './style.js';

/** How deep members stand in a catalogue. */
const DEPTH = { string: 2, field: 3, language: 4 } as const;

/** A string catalogue as the current file writes it. */
export function xcstringsDialect(_: string, style: CatalogueStyle): Dialect {
  return {
    nameForm: (name) => name,
    decode: (raw) => [storable(parsed(raw))],
    encode: ([text = ''], { isImplied }) => (isImplied ? '' : quoted(text, style)),
    readComment: (raw) => storable(parsed(COMMENT.exec(raw)?.[2] ?? '""')).trim(),
    writeComment: (description, comment) =>
      comment.replace(COMMENT, (_match, before: string) => before + quoted(description, style)),
    emptyComment: (comment) =>
      COMMENT.exec(comment)?.[0] === comment ? comment.replace(COMMENT, '$1""') : '',
    writeKey: (key) => stringSource(key, style),
    writeGroup: (_name, keys) => keys.map((key) => stringSource(key, style)).join(','),
    writeForm: (form, text, place, status) =>
      formSource(form === '=0' ? 'zero' : form, text, stateOf(text, status, style), place, style),
    writeLanguages: (texts, place) => languagesSource(texts, place, style),
    writeState: ({ raw }, status, isChanged) => {
      const state = parsed(raw);
      const written = keptState(state, status, isChanged, style);
      return written === state ? raw : quoted(written, style);
    },
    derivesNames: true,
    rename: (source, from, to) => renamedMember(source, (own) => (own === from ? quoted(to, style) : null)),
    compareNames,
  };
}

const COMMENT = /("comment"\s{0,9}:\s{0,9})("(?:[^"\\]|\\.)*")/;

/** A profile that was tampered with may hold anything. */
function parsed(raw: string): string {
  try {
    return String(JSON.parse(raw));
  } catch {
    return '';
  }
}

function formSource(
  name: string,
  value: string,
  state: string,
  { lead, taken = [], ...limits }: FormsPart,
  style: CatalogueStyle,
): string | null {
  if (name.startsWith('=') || taken.includes(name) || !isBetween(name, limits)) return null;
  const depth = depthOf(lead, style);
  const unit: CatalogueNode = {
    members: [
      [
        'stringUnit',
        {
          members: [
            ['state', state],
            ['value', value],
          ],
        },
      ],
    ],
  };
  const source = memberSource(name, unit, depth, style).trimStart();
  return limits.below === undefined ? `,${lead}${source}` : `${source},${lead}`;
}

/** In how many objects a member stands, by the white space before it. */
function depthOf(space: string, { lead }: CatalogueStyle): number {
  const width = space.replace(/[\r\n]/g, '').length;
  return lead ? Math.round(width / lead.length) : 0;
}

function languagesSource(
  texts: readonly LanguageTexts[],
  { shape, ...limits }: LanguagesPart,
  style: CatalogueStyle,
): string[] {
  const isNew = shape === ',' || shape === '{';
  const members = texts.flatMap(({ language, keys }): [string, CatalogueNode][] => {
    const hasText = keys.some((key) => key?.texts.some((text) => text !== ''));
    const isHere = hasText && isBetween(language.code, limits);
    const node = isHere ? localizationNode(isNew ? 0 : shapeIn(shape), keys, style) : null;
    return node ? [[language.code, node]] : [];
  });
  members.sort(([one], [other]) => compareNames(one, other));
  if (members.length === 0) return [];
  if (!isNew) return members.map(([code, node]) => memberSource(code, node, DEPTH.language, style));
  const source = memberSource('localizations', { members }, DEPTH.field, style);
  return [shape === ',' ? `,${source}` : source + leadOf(DEPTH.string, style)];
}

/** Xcode takes for stale what it does not find in the code, unless it is marked as added by hand. */
function stringSource({ name, description, inLanguages = [] }: NewKey, style: CatalogueStyle): string {
  const languages = inLanguages.flatMap(({ language, key }): [string, CatalogueNode][] => {
    const hasText = key?.texts.some((text) => text !== '');
    const node = key && (hasText || language.isSource) ? localizationNode(0, [key], style) : null;
    return node ? [[language.code, node]] : [];
  });
  languages.sort(([one], [other]) => compareNames(one, other));
  const members: [string, CatalogueNode][] = [
    ...(description === '' ? [] : [['comment', description] as [string, CatalogueNode]]),
    ['extractionState', 'manual'],
    ['localizations', { members: languages }],
  ];
  return memberSource(name, { members }, DEPTH.string, style);
}
