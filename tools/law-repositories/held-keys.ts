import type { ImportProfile } from '../../core/formats/index.ts';
import { calledAfter } from '../../core/formats/profile/rename-keys.ts';
import { FORMATS_HOLDING_KEYS } from '../../core/formats/registry/holding-keys.ts';
import { idOfKey } from './edits.ts';
import type { HeldKey, HeldKeys, KeyPlace } from './edits.ts';

/** The keys of all documents that are called after another one. */
export function heldKeys(profiles: Iterable<ImportProfile>): HeldKeys {
  const held = new Map<string, HeldKey[]>();
  const files = [...profiles].flatMap((profile) => profile.files);
  for (const file of files.filter(({ format }) => FORMATS_HOLDING_KEYS.includes(format))) {
    const placeOf = (index: number): KeyPlace => {
      const [group = '', key = ''] = file.keys[index] ?? [];
      return { file: file.document?.file ?? '', group, key };
    };
    for (const [index, [, name]] of file.keys.entries()) {
      if (!file.keys.some(([, other]) => other.startsWith(`${name}_`))) continue;
      const after = calledAfter(file, index).map((one) => ({ ...placeOf(one.index), suffix: one.suffix }));
      if (after.length > 0) held.set(idOfKey(placeOf(index)), after);
    }
  }
  return held;
}
