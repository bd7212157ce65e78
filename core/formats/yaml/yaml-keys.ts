import type { ReadKey } from '../model/catalogue-builder.js';
import type { KeepContext, KeptEntry } from '../model/kept-file.js';
import type { FileLanguage } from '../model/profile-types.js';
import { namesOf } from '../model/path-names.js';
import type { PathNames } from '../model/path-names.js';
import { checkName } from '../model/read-context.js';
import { placeIn, ROOT_PLACE } from '../json/json-place.js';
import { NoTexts } from '../json/no-texts.js';
import type { JsonPlace } from '../json/json-place.js';

/** Where a mapping or a list is, as keys in it are named, and in which language. */
export interface YamlPlace extends JsonPlace {
  id: number;
  language: number;
}

/** The keys of a file: one for each path, with its texts in every language. */
export class YamlKeys {
  readonly entries: KeptEntry[] = [];
  readonly noTexts: NoTexts;
  /** Whether the file holds several languages. */
  readonly hasSeveral: boolean;
  private readonly names: PathNames;
  /** By the id of its path. */
  private readonly indexes = new Map<number, number>();
  private readonly localizations: (ReadKey | undefined)[][] = [];

  /** @param languages those of a file with several; empty: it holds one */
  constructor(
    private readonly context: KeepContext,
    private readonly languages: readonly FileLanguage[],
  ) {
    this.names = namesOf(context);
    this.noTexts = new NoTexts(context);
    this.hasSeveral = languages.length > 0;
  }

  rootOf(language: number): YamlPlace {
    return { ...ROOT_PLACE, id: 0, language };
  }

  placeIn(parent: YamlPlace, name: string): YamlPlace {
    const place = placeIn(parent, name, this.context.limits.name);
    return { ...place, id: this.names.idOf(parent.id, name), language: parent.language };
  }

  /** The context in which texts of a language are read. */
  contextOf({ language }: YamlPlace): KeepContext {
    const { tag = this.context.tag } = this.languages[language] ?? {};
    return { ...this.context, tag };
  }

  /** The name of a key; null after reporting why it has none. */
  nameOf({ group, path }: YamlPlace, ownName: string, line: number): string | null {
    const { limits, reports } = this.context;
    if (ownName.trim() === '') {
      reports.add('empty_name', line);
      return null;
    }
    const name = checkName(path + ownName, line, this.context);
    if (name === null || group.length <= limits.name) return name;
    reports.add('name_too_long', line, { key: name });
    return null;
  }

  /** The entry of a key, singular or plural; undefined: there is none of that name. */
  indexOf({ id }: YamlPlace, ownName: string): number | undefined {
    const [singular, plural] = [this.names.idOf(id, ownName), this.names.idOf(id, ownName, '+')];
    return this.indexes.get(singular) ?? this.indexes.get(plural);
  }

  /** @returns the index of its entry */
  add(place: YamlPlace, ownName: string, name: string, key: ReadKey): number {
    const id = this.names.idOf(place.id, ownName, key.isPlural ? '+' : ' ');
    const known = this.indexes.get(id);
    if (known !== undefined) {
      const localizations = this.localizations[known];
      if (localizations) localizations[place.language] = key;
      return known;
    }
    const own = this.names.take(place.group, name, id);
    const localizations: (ReadKey | undefined)[] = [];
    localizations[place.language] = key;
    this.localizations.push(localizations);
    const several = this.languages.length > 0 ? { localizations } : {};
    const index = this.entries.push({ group: place.group, name: own.name, key, ...several }) - 1;
    this.indexes.set(id, index);
    return index;
  }
}
