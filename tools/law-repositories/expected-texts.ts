import { idOfKey } from './edits.ts';
import type { Edits } from './edits.ts';
import { idOfPlace } from './texts.ts';
import type { Place, Text } from './texts.ts';

/** The texts that documents must hold after edits. */
export function expectedTexts(before: ReadonlyMap<string, Text>, edits: Edits): Map<string, Text> {
  const removed = edits.removed && idOfKey(edits.removed);
  const renamed = new Map(edits.renamed.map((one) => [idOfKey(one), one.to]));
  const after = new Map<string, Text>();
  for (const text of [...before.values(), ...(edits.language?.texts ?? []), ...(edits.created ?? [])]) {
    if (idOfKey(text) === removed) continue;
    const own = edits.texts.get(idOfPlace(text)) ?? text;
    const now = { ...own, key: renamed.get(idOfKey(text)) ?? own.key };
    after.set(idOfPlace(now), now);
  }
  return after;
}

/** A text that documents do not hold as they must. */
export interface WrongText extends Place {
  /** Null: none. */
  readonly expected: string | null;
  readonly found: string | null;
}

/** In what the texts of documents differ from those that they must hold. */
export function wrongTexts(
  expected: ReadonlyMap<string, Text>,
  found: ReadonlyMap<string, Text>,
): WrongText[] {
  const wrong: WrongText[] = [];
  for (const [place, { text, ...where }] of expected) {
    const own = found.get(place)?.text;
    if (own !== text) wrong.push({ ...where, expected: text, found: own ?? null });
  }
  for (const [place, { text, ...where }] of found)
    if (!expected.has(place)) wrong.push({ ...where, expected: null, found: text });
  return wrong;
}
