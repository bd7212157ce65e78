import type { WrittenKey } from '../model/export-types.js';
import type { NewKey } from '../model/kept-file.js';

/** New keys in new objects, whose names their own begin with. */
export function inObjects(keys: readonly WrittenKey[], newKey: (key: WrittenKey) => NewKey): NewKey[] {
  const objects = new Map<string, (WrittenKey & { within: readonly string[] })[]>();
  for (const { name, within: [object = '', ...inner] = [], ...key } of keys) {
    const own = { ...key, name: name.slice(object.length + 1), within: inner };
    const known = objects.get(object);
    if (known) known.push(own);
    else objects.set(object, [own]);
  }
  return [...objects].map(([name, own]) => ({
    ...newKey({ name, isPlural: false, texts: [] }),
    members: [
      ...own.filter((key) => key.within.length === 0).map(newKey),
      ...inObjects(
        own.filter((key) => key.within.length > 0),
        newKey,
      ),
    ],
  }));
}
