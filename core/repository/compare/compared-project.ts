import type { PluralForm, PluralMode } from '../../domain/plural-rules.js';
import type { ValueStatus } from '../../domain/value-status.js';
import { placeOfGroup } from '../../formats/model/group-place.js';
import type { FileProfile } from '../../formats/model/profile-types.js';

/** A project as far as a repository is compared with it. */
export interface ComparedProject {
  pluralMode: PluralMode;
  languages: readonly { id: number; name: string; tag: string | null }[];
  files: readonly { id: number; path: string }[];
  groups: readonly { id: number; name: string; fileId: number | null; keys: readonly ComparedKey[] }[];
}

export interface ComparedKey {
  id: number;
  name: string;
  isPlural: boolean;
  isObsolete: boolean;
  values: readonly ComparedValue[];
}

export interface ComparedValue {
  id: number;
  languageId: number;
  quantityString: PluralForm | null;
  name: string;
  status: ValueStatus;
  version: number;
}

/** A key, by the file and the group that it is in. */
export const placeOfKey = (group: { name: string; file?: string | null | undefined }, key: string): string =>
  `${placeOfGroup(group)}\n${key}`;

/** The keys of a project by the names that documents of a repository have for them. */
export class KeysOfProject {
  private readonly keys = new Map<string, ComparedKey>();
  private readonly renamed = new Map<string, string>();

  /**
   * @param imported the documents of the last import: they say which keys have other names by now
   * @param fileNow the path template that a file of the project will have
   */
  constructor(
    { files, groups }: ComparedProject,
    imported: readonly FileProfile[],
    fileNow: (template: string) => string,
  ) {
    const paths = new Map(files.map(({ id, path }) => [id, fileNow(path)]));
    for (const { name, fileId, keys } of groups) {
      const group = { name, file: fileId === null ? null : paths.get(fileId) };
      for (const key of keys) this.keys.set(placeOfKey(group, key.name), key);
    }
    for (const profile of imported) this.addRenamed(profile, fileNow);
  }

  private addRenamed({ keys, document, now = [] }: FileProfile, fileNow: (template: string) => string): void {
    const file = document && fileNow(document.file);
    for (const [index, group, name] of now) {
      const [oldGroup, oldName] = keys[index] ?? ['', ''];
      this.renamed.set(
        placeOfKey({ name: oldGroup, file }, oldName),
        placeOfKey({ name: group, file }, name),
      );
    }
  }

  /** The key of this name, or the one that had it when the document was imported last. */
  at(place: string): ComparedKey | undefined {
    return this.keys.get(place) ?? this.keys.get(this.renamed.get(place) ?? '');
  }
}
