import type { ExportGroup, ExportKey, ExportProject, ImportProfile } from '../../core/formats/index.ts';
import type { FileProfile, RenamedKey } from '../../core/formats/model/profile-types.ts';
import type { Edits, KeyPlace } from './edits.ts';
import { idOfPlace } from './texts.ts';

/** A project as an export takes it. */
export interface Content {
  readonly details: ExportProject;
  readonly profiles: ReadonlyMap<number, ImportProfile>;
}

/** A project after edits; the one before stays as it is. */
export function edited({ details, profiles }: Content, edits: Edits): Content {
  const { language } = edits;
  const id = Math.max(0, ...details.languages.map((one) => one.id)) + 1;
  const added = language ? [{ id, name: language.tag, tag: language.tag }] : [];
  const languages = [...details.languages, ...added];
  const editor = new Editor(edits, new Map(languages.map((one) => [one.id, one.tag ?? ''])), id);
  return {
    details: { languages, groups: details.groups.map((group) => editor.group(group)) },
    profiles: new Map([...profiles].map(([own, profile]) => [own, withNames(profile, edits)])),
  };
}

class Editor {
  private readonly added: ReadonlyMap<string, string>;
  /** The keys with an edited text in any language. */
  private readonly withEdits: ReadonlySet<string>;
  private readonly edits: Edits;
  private readonly tags: ReadonlyMap<number, string>;
  private readonly newId: number;

  constructor(edits: Edits, tags: ReadonlyMap<number, string>, newId: number) {
    this.edits = edits;
    this.tags = tags;
    this.newId = newId;
    const texts = edits.language?.texts ?? [];
    this.added = new Map(texts.map((one) => [idOfKey(one), one.text]));
    this.withEdits = new Set([...edits.texts.values()].map(idOfKey));
  }

  group(group: ExportGroup): ExportGroup {
    const { removed } = this.edits;
    const placeOf = ({ name }: ExportKey): KeyPlace => ({
      file: group.file ?? '',
      group: group.name,
      key: name,
    });
    const kept = group.keys.filter((key) => !removed || !isSame(removed, placeOf(key)));
    return { ...group, keys: kept.map((key) => this.key(key, placeOf(key))) };
  }

  private key(key: ExportKey, place: KeyPlace): ExportKey {
    const id = idOfKey(place);
    const values = this.withEdits.has(id) ? this.values(key, place) : key.values;
    const text = this.added.get(id);
    const added =
      text === undefined
        ? []
        : [{ name: text, quantityString: null, status: 'modified' as const, languageId: this.newId }];
    const to = this.edits.renamed.find((one) => isSame(one, place))?.to ?? key.name;
    return { ...key, name: to, values: [...values, ...added] };
  }

  private values({ values }: ExportKey, place: KeyPlace): ExportKey['values'] {
    return values.map((value) => {
      const tag = this.tags.get(value.languageId) ?? '';
      const own = this.edits.texts.get(idOfPlace({ ...place, tag, form: value.quantityString }));
      return own ? { ...value, name: own.text } : value;
    });
  }
}

const idOfKey = ({ file, group, key }: KeyPlace): string => JSON.stringify([file, group, key]);

/** The profile with the names that keys have now, as the server tells them. */
function withNames(profile: ImportProfile, { renamed }: Edits): ImportProfile {
  const named = (file: FileProfile): RenamedKey[] =>
    file.keys.flatMap(([group, key], index): RenamedKey[] => {
      const place = { file: file.document?.file ?? '', group, key };
      const own = renamed.find((one) => isSame(one, place));
      return own ? [[index, group, own.to]] : [];
    });
  return { ...profile, files: profile.files.map((file) => ({ ...file, now: named(file) })) };
}

const isSame = (one: KeyPlace, other: KeyPlace): boolean =>
  one.file === other.file && one.group === other.group && one.key === other.key;
