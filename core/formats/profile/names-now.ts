import type { ExportGroup, ExportKey } from '../model/export-types.js';
import type { FileProfile, ImportProfile, ProfileKey, RenamedKey } from '../model/profile-types.js';
import { WEB_FORMATS } from '../registry/registry.js';

/** Where a key of a project stands. */
interface PlacedKey {
  /** The path template of its file; null: none. */
  file: string | null;
  group: string;
  name: string;
}

type PlacedKeys = ReadonlyMap<number, PlacedKey>;

type PlacedGroup = Pick<ExportGroup, 'name' | 'file'> & { keys: readonly Pick<ExportKey, 'id' | 'name'>[] };

/** The keys of a project by their ids. Linear. */
export const placedKeys = (groups: readonly PlacedGroup[]): PlacedKeys =>
  new Map(
    groups.flatMap(({ name: group, file = null, keys }) =>
      keys.flatMap(({ id, name }): [number, PlacedKey][] =>
        id === undefined ? [] : [[id, { file, group, name }]],
      ),
    ),
  );

/**
 * Profiles as a server would answer them now: keys may have got other names and groups since they were read. A profile without
 * the ids of its keys stays as it is. Linear.
 */
export const withNamesNow = ({ files, ...profile }: ImportProfile, keys: PlacedKeys): ImportProfile => ({
  ...profile,
  files: files.map((file) => namedNow(file, keys)),
});

function namedNow(file: FileProfile, placed: PlacedKeys): FileProfile {
  const { keyIds, document, keys } = file;
  if (!keyIds) return file;
  const inFile = (index: number): PlacedKey | undefined => {
    const own = placed.get(keyIds[index] ?? 0);
    return own?.file === (document?.file ?? null) ? own : undefined;
  };
  const now = keys.flatMap(([, name], index): RenamedKey[] => {
    const own = inFile(index);
    return own && own.name !== name ? [[index, own.group, own.name]] : [];
  });
  const named: FileProfile = { ...file, keys: keysNow(file, inFile), now };
  if (now.length === 0) delete named.now;
  return named;
}

/** Where all groups share one namespace, a key that has moved and still has its name is the same entry. */
function keysNow(
  { format, keys }: FileProfile,
  inFile: (index: number) => PlacedKey | undefined,
): ProfileKey[] {
  if (WEB_FORMATS.includes(format)) return keys;
  return keys.map((key, index) => {
    const own = inFile(index);
    const [group, name, ...rest] = key;
    return own && own.name === name && own.group !== group ? [own.group, name, ...rest] : key;
  });
}
