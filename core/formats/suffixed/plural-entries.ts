import { COMMON_GROUP } from '../../domain/rules.js';
import { pluralForms } from '../../domain/plural-rules.js';
import { QUANTITIES } from '../../domain/quantities.js';
import type { PluralCategory } from '../../domain/plural-rules.js';
import type { Joint } from './plural-members.js';
import type { KeepContext } from '../model/kept-file.js';
import type { SuffixedForm } from './suffixed-plurals.js';
import { suffixedName } from '../plurals/suffixes.js';

/** An entry of a file whose format has no plurals. */
export interface NamedText {
  name: string;
  text: string;
  /** The group of the marker above it. */
  scope: string | null;
}

/** The entries whose names differ in a plural category only. */
interface Candidate {
  stem: string;
  scope: string | null;
  texts: Map<PluralCategory, string>;
  /** Of its entries, in the order of the file. */
  members: [index: number, category: PluralCategory][];
}

/**
 * The entries that are forms of plurals, by their indexes (docs/formats.md, 19.6). In `cldr` mode, a plural has `other` and
 * further forms, all of which the language has, or is one of the project; in `strict` mode, it has the three forms. Linear.
 *
 * @param tags of the languages whose forms count; that of the file unless given
 */
export function pluralEntries(
  entries: readonly NamedText[],
  joint: Joint,
  context: KeepContext,
  tags: readonly (string | null)[] = [context.tag],
): Map<number, SuffixedForm> {
  const forms: ReadonlySet<string> = new Set([...tags.flatMap(pluralForms), 'zero']);
  const found = new Map<number, SuffixedForm>();
  for (const candidate of candidatesIn(entries, joint)) {
    const { stem, texts, members } = candidate;
    const isOnce = texts.size === members.length;
    if (!isOnce || !isPlural(candidate, joint, forms, context)) continue;
    const plural = { stem, texts, last: members.at(-1)?.[0] ?? 0 };
    for (const [index, category] of members) found.set(index, { category, plural });
  }
  return found;
}

/**
 * Whether an entry is surely a key by itself, whatever the others are: a plural has one entry `other`, and other forms may
 * belong to one.
 */
export function isSurelyKey(name: string, joint: Joint, { limits }: KeepContext): boolean {
  const category = suffixedName(name, joint)?.category ?? 'other';
  return category === 'other' && name.length <= limits.name && name.trim() !== '';
}

function candidatesIn(entries: readonly NamedText[], joint: Joint): Iterable<Candidate> {
  const byStem = new Map<string, Candidate>();
  for (const [index, { name, text, scope }] of entries.entries()) {
    const suffixed = suffixedName(name, joint);
    if (!suffixed) continue;
    const { stem, category } = suffixed;
    const candidate: Candidate = byStem.get(stem) ?? {
      stem,
      scope,
      texts: new Map<PluralCategory, string>(),
      members: [],
    };
    byStem.set(stem, candidate);
    candidate.texts.set(category, text);
    candidate.members.push([index, category]);
  }
  return byStem.values();
}

function isPlural(
  { stem, scope, texts }: Candidate,
  joint: Joint,
  forms: ReadonlySet<string>,
  context: KeepContext,
): boolean {
  if (!texts.has('other')) return false;
  const { pluralMode, completePlurals } = context;
  if (pluralMode === 'strict')
    return QUANTITIES.every((form) => texts.has(form) || (completePlurals && texts.has('one')));
  const further = [...texts.keys()].filter((form) => form !== 'other');
  const isSure = further.length > 0 && further.every((form) => forms.has(form));
  return isSure || isKnown(stem, scope, joint, context);
}

/** Whether the project has the plural: under the group above, in `common`, or in a group whose name the entry begins with. */
function isKnown(
  stem: string,
  scope: string | null,
  joint: Joint,
  { isKnownPlural, limits }: KeepContext,
): boolean {
  if (stem.length > limits.name) return false;
  if (isKnownPlural(scope ?? COMMON_GROUP, stem)) return true;
  for (let at = stem.indexOf(joint); at >= 0; at = stem.indexOf(joint, at + 1))
    if (isKnownPlural(stem.slice(0, at), stem.slice(at + 1))) return true;
  return false;
}
