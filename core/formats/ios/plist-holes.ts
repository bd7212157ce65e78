import type { KeptPlural } from '../model/kept-plural.js';
import type { ProfilePart } from '../model/profile-types.js';
import { spaceBefore } from '../text/space-before.js';
import { contentOf } from '../xml/content.js';
import type { XmlNode } from '../xml/outline.js';
import type { PlistPair, PlistSource } from './plist-items.js';
import type { PluralVariable } from './plural-variables.js';

/** A place in the source of an entry that holds something of the project. */
export interface Hole {
  start: number;
  end: number;
  parts: ProfilePart[];
}

/** The content of a `<string>`. */
export function hole({ source }: PlistSource, node: XmlNode) {
  const { start, end, tag } = contentOf(source, node);
  const raw = source.slice(start, end);
  return { start, end, raw, part: { raw, ...(tag !== undefined && { tag }) } };
}

/** The forms of a variable, and the place for further ones. */
export function formHoles(
  plist: PlistSource,
  { forms }: PluralVariable,
  { formOf }: KeptPlural,
  index: number,
  around: { before?: string; after?: string },
): Hole[] {
  const holes = forms.flatMap(({ pair }): Hole[] => {
    const form = formOf.get(pair.name);
    if (form === undefined) return [];
    const { start, end, part } = hole(plist, pair.value);
    return [{ start, end, parts: [{ text: index, form, ...part, ...around }] }];
  });
  const last = forms.at(-1)?.pair;
  if (!last) return holes;
  const lead = spaceBefore(plist.source, last.key.start);
  holes.push({ start: last.value.end, end: last.value.end, parts: [{ forms: index, lead }] });
  return holes;
}

/** The source of an entry with its holes. */
export function assemble(source: string, { key, value }: PlistPair, holes: readonly Hole[]): ProfilePart[] {
  let copied = key.start;
  const parts = holes
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ start, end, parts: inner }) => {
      const before = source.slice(copied, start);
      copied = end;
      return [before, ...inner];
    });
  return [...parts, source.slice(copied, value.end)];
}
