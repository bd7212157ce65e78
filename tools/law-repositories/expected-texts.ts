import type { Edits, KeyPlace } from './edits.ts';
import { idOfPlace } from './texts.ts';
import type { Text } from './texts.ts';

const idOfKey = ({ file, group, key }: KeyPlace): string => JSON.stringify([file, group, key]);

/** The texts that documents must hold after edits. */
export function expectedTexts(before: ReadonlyMap<string, Text>, edits: Edits): Map<string, Text> {
  const removed = edits.removed && idOfKey(edits.removed);
  const renamed = new Map(edits.renamed.map((one) => [idOfKey(one), one.to]));
  const after = new Map<string, Text>();
  for (const text of [...before.values(), ...(edits.language?.texts ?? [])]) {
    if (idOfKey(text) === removed) continue;
    const own = edits.texts.get(idOfPlace(text)) ?? text;
    const now = { ...own, key: renamed.get(idOfKey(text)) ?? own.key };
    after.set(idOfPlace(now), now);
  }
  return after;
}

/** In what the texts of documents differ from those that they must hold. */
export function wrongTexts(expected: ReadonlyMap<string, Text>, found: ReadonlyMap<string, Text>): string[] {
  const wrong: string[] = [];
  for (const [place, { text }] of expected) {
    const own = found.get(place)?.text;
    if (own !== text) wrong.push(`${place}: ${JSON.stringify(text)} → ${JSON.stringify(own ?? null)}`);
  }
  for (const [place, { text }] of found)
    if (!expected.has(place)) wrong.push(`${place}: nothing → ${JSON.stringify(text)}`);
  return wrong;
}
