import type { PluralForm } from '../../domain/plural-rules.js';
import { ofKind } from '../../formats/import/key-kind.js';
import type { CatalogueGroup, CatalogueKey } from '../../formats/model/catalogue.js';
import { placeOfKey } from './compared-project.js';
import type { ComparedKey, ComparedValue } from './compared-project.js';
import { documentFinder } from './document-finder.js';
import { obsoleteIn } from './find-obsolete.js';
import type { ChangeKind, DocumentChange, RepositoryChange } from './repository-changes.js';
import { idOfKey, idOfText, textOf } from './sides.js';
import type { Sides } from './sides.js';

/** The keys that were there at the last import and are in the project no longer: they were deleted there. */
export type DeletedKeys = (place: string) => boolean;

/**
 * What the repository would change, text by text. A text that only the project has changed is no change, and neither is one that
 * a translation lacks. Linear in the number of texts.
 */
export function findChanges(sides: Sides, isDeleted: DeletedKeys): RepositoryChange[] {
  const finder = new ChangeFinder(sides, isDeleted);
  for (const { tag, groups } of sides.now.languages) for (const group of groups) finder.look(tag, group);
  return [...finder.changes, ...obsoleteIn(sides)];
}

class ChangeFinder {
  readonly changes: RepositoryChange[] = [];
  private readonly created = new Set<string>();
  private readonly documentOf;

  constructor(
    private readonly sides: Sides,
    private readonly isDeleted: DeletedKeys,
  ) {
    this.documentOf = documentFinder(sides.documents);
  }

  look(tag: string, group: CatalogueGroup): void {
    const document = this.documentOf(group.file ?? '', tag);
    if (document?.state === 'same' || !document) return;
    for (const key of group.keys) {
      const place = placeOfKey(group, key.name);
      const at = { path: document.path, file: group.file ?? '', tag, group: group.name, key: key.name };
      const known = this.sides.keys.at(place);
      if (known) this.compare(this.withoutName(key, known, document, tag), known, { ...at, place });
      else if (!this.created.has(place) && !this.isDeleted(place)) {
        this.created.add(place);
        this.changes.push({ ...at, ...newKey(place, key) });
      }
    }
  }

  /** Where no document is in the base language, the name that the project gives a key is no text of it. */
  private withoutName(
    key: CatalogueKey,
    { name }: ComparedKey,
    { isBase }: DocumentChange,
    tag: string,
  ): CatalogueKey {
    if (isBase || tag !== this.sides.baseTag) return key;
    return { ...key, values: key.values.filter((value) => value.name !== name) };
  }

  private compare(key: CatalogueKey, known: ComparedKey, { place, ...at }: Place): void {
    const { languageOf, before, baseTag } = this.sides;
    const own = ofKind(key, known.isPlural);
    if (!own) return;
    const languageId = languageOf(at.tag);
    const was = keyOfKind(before.get(at.tag)?.get(place), known);
    const isBase = at.tag === baseTag;
    for (const { name: there, quantityString: form = null } of own.values) {
      const stored = valueOf(known, languageId, form);
      const here = stored?.name ?? '';
      const kind = kindOf({ here, there, was: textOf(was, form) }, isBase);
      if (kind === null) continue;
      const isValidated = isValidatedText(stored);
      const recheck = kind === 'base' ? translationsOf(known, languageId, form) : 0;
      const id = idOfText(place, at.tag, form);
      this.changes.push({ ...at, id, kind, form, here, there, isValidated, recheck });
    }
  }
}

const isValidatedText = (value: ComparedValue | undefined): boolean =>
  value !== undefined && value.name !== '' && value.status === 'validated';

const keyOfKind = (key: CatalogueKey | undefined, { isPlural }: ComparedKey): CatalogueKey | null =>
  key ? ofKind(key, isPlural) : null;

const valueOf = ({ values }: ComparedKey, id: number | null, form: PluralForm | null) =>
  values.find(({ languageId, quantityString }) => languageId === id && quantityString === form);

interface Place extends Pick<RepositoryChange, 'path' | 'file' | 'tag' | 'group' | 'key'> {
  place: string;
}

const newKey = (place: string, key: CatalogueKey) => {
  const [first] = key.isPlural ? key.values.slice(-1) : key.values;
  return {
    id: idOfKey(place, 'new_key'),
    kind: 'new_key' as const,
    form: first?.quantityString ?? null,
    here: '',
    there: first?.name ?? '',
    isValidated: false,
    recheck: 0,
  };
};

interface Texts {
  here: string;
  there: string;
  /** At the last import; undefined if there was none. */
  was: string | undefined;
}

function kindOf({ here, there, was }: Texts, isBase: boolean): ChangeKind | null {
  if (there === here || there === was) return null;
  if (here === '') return was === undefined || was === '' ? 'new_text' : 'conflict';
  if (was !== undefined && was !== here) return 'conflict';
  return isBase ? 'base' : 'changed';
}

const translationsOf = ({ values }: ComparedKey, baseId: number | null, form: PluralForm | null): number =>
  values.filter(
    ({ languageId, quantityString, name }) =>
      languageId !== baseId && name !== '' && (quantityString === form || form === null),
  ).length;
