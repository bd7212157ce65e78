import { FlatFile } from '../model/flat-entries.js';
import { lineIndex } from '../text/lines.js';
import { Malformed } from '../text/malformed.js';
import type { KeepContext, KeptFile } from '../model/kept-file.js';
import { END, LIST } from '../model/profile-types.js';
import type { ProfilePart } from '../model/profile-types.js';
import { checkCount } from '../model/read-context.js';
import { jsonStyle } from '../json/json-style.js';
import { fieldsOf, jsonTree } from '../json/json-tree.js';
import type { JsonNode } from '../json/json-tree.js';
import { FileLanguages } from './file-languages.js';
import { FreeNames } from './free-names.js';
import { areInOrder } from './name-order.js';
import { StringReader } from './string-reader.js';
import type { CatalogueStyle } from './style.js';

/**
 * Reads a string catalogue of Xcode that is to come back as it was (docs/formats.md, 15).
 *
 * @throws Malformed when it is none
 */
export function keepXcstrings(source: string, context: KeepContext): KeptFile<CatalogueStyle> {
  const fields = fieldsOf(jsonTree(source));
  const sourceLanguage = fields?.get('sourceLanguage')?.value;
  const strings = fields?.get('strings')?.value;
  if (sourceLanguage?.kind !== 'text' || strings?.kind !== 'object')
    throw new Malformed(1, { reason: 'json_expected_content' });
  checkStrings(strings, source, context);
  const languages = new FileLanguages(sourceLanguage.value);
  const file = new FlatFile(context);
  const names = new FreeNames(strings.members.map(({ name }) => name));
  const reader = new StringReader(source, context, file, languages, names);
  const parts = listOf(strings, source, reader);
  return {
    style: styleOf(source, context),
    parts: [source.slice(0, strings.start + 1), ...parts, source.slice(strings.end)],
    entries: file,
    languages: languages.list,
    statuses: reader.statuses,
    carried: context.carried.list(),
  };
}

/** Refuses a catalogue with too many strings before it reads them. What counts here is surely a key. */
function checkStrings({ members }: JsonNode, source: string, context: KeepContext): void {
  const { keyLimit, limits } = context;
  if (members.length <= keyLimit) return;
  let count = 0;
  for (const { name, start, value } of members) {
    const isKey = value.kind === 'object' && name.length <= limits.name && name.trim() !== '';
    if (!isKey || value.members.some((member) => member.name === 'shouldTranslate')) continue;
    count += 1;
    if (count > keyLimit) checkCount(count, lineIndex(source)(start), context);
  }
}

function styleOf(source: string, { takeStatuses }: KeepContext): CatalogueStyle {
  const colon = /"sourceLanguage"(\s{0,5}:\s{0,5})/.exec(source)?.[1] ?? ' : ';
  return {
    ...jsonStyle(source),
    ...(colon !== ' : ' && { colon }),
    ...(takeStatuses && { hasStatuses: true }),
  };
}

/** All strings, with places for new ones between them where they are sorted. */
function listOf({ members, start, end }: JsonNode, source: string, reader: StringReader): ProfilePart[] {
  const isSorted = areInOrder(members.map(({ name }) => name));
  let from = start + 1;
  const entries = members.map((member, index) => {
    const isLast = index === members.length - 1;
    const until = isLast ? member.value.end : source.indexOf(',', member.value.end);
    const entry = { name: member.name, parts: reader.read(member, from, until) };
    from = isLast ? until : until + 1;
    return entry;
  });
  const taken = reader.carriedNames.length > 0 ? reader.carriedNames : undefined;
  const parts: ProfilePart[] = [LIST];
  for (const [index, entry] of entries.entries()) {
    if (isSorted) parts.push({ group: null, before: entry.name, taken: index === 0 ? taken : undefined });
    for (const part of entry.parts) parts.push(part);
  }
  parts.push({ group: null, taken }, END, source.slice(from, end));
  return parts;
}
