import type { WriteOptions } from '../model/export-types.js';
import { formatsOf } from '../registry/registry.js';

/** Whether a file of the platform has a key: it comes back as it was. */
export type IsHeld = (group: string, key: string) => boolean;

/** Which keys the files of a platform have, in whatever language. */
export function heldKeys({ profiles, platform }: Pick<WriteOptions, 'profiles' | 'platform'>): IsHeld {
  const formats = new Set<string>(formatsOf(platform).map(({ id }) => id));
  const held = new Map<string, Set<string>>();
  for (const { files } of profiles?.values() ?? []) {
    for (const [group, key] of files.flatMap(({ format, keys }) => (formats.has(format) ? keys : [])))
      held.set(group, (held.get(group) ?? new Set()).add(key));
  }
  return (group, key) => held.get(group)?.has(key) ?? false;
}
