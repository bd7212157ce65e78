import type { KeepContext, KeptEntry } from '../model/kept-file.js';
import type { TextPart } from '../model/profile-types.js';
import { storable } from '../text/storable.js';
import type { JsonPlace } from './json-place.js';

/**
 * What stands in a file where a key could, and is no text: a number, `true`, a text that cannot be read. Other languages may have
 * a text there, so it stays as it is only as long as the project has none.
 */
export class NoTexts {
  private readonly found: { part: TextPart; entry: KeptEntry }[] = [];

  constructor(private readonly context: Pick<KeepContext, 'limits' | 'keyLimit'>) {}

  /** @returns the part for its source; null where no key can be called so */
  add({ group, path }: Pick<JsonPlace, 'group' | 'path'>, ownName: string, raw: string): TextPart | null {
    const { limits, keyLimit } = this.context;
    const name = path + ownName;
    const isName = ownName.trim() !== '' && name.length <= limits.name && group.length <= limits.name;
    if (!isName || this.found.length >= keyLimit) return null;
    const part: TextPart = { text: 0, raw, isCarried: true, isNoText: true };
    this.found.push({ part, entry: { group, name: storable(name), key: null, isNoText: true } });
    return part;
  }

  /** Adds an entry for each, once those of all keys are known: they do not count as keys. */
  addTo(entries: KeptEntry[]): void {
    for (const { part, entry } of this.found) part.text = entries.push(entry) - 1;
  }
}
