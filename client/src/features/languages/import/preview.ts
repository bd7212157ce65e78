import type { ProjectDetails } from '#core/api/projects.js';
import type { ValueView } from '#core/api/translations.js';
import { inFormOrder } from '#core/domain/forms-of.js';
import { quantitiesOf } from '#core/domain/quantities.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import { planImport } from '#core/formats/import/import-plan.js';
import { ofKind } from '#core/formats/import/key-kind.js';
import type {
  CatalogueGroup,
  CatalogueKey,
  ImportWarning,
  ReplacedTexts,
  ShownValue,
} from '#core/formats/index.js';

import { keyPlace, textPlace } from '../../files/findings/places.js';

/** The id of a new language; ids of the server are positive. */
const NEW_LANGUAGE_ID = -1;

export interface PreviewTarget {
  /** Null for a language to be added. */
  languageId: number | null;
  /** BCP 47; absent or null if unknown. */
  tag?: string | null;
  replaceExistingKeys: boolean;
  /** Instead of `replaceExistingKeys`, where it is given. */
  replace?: ReplacedTexts;
  /** The user's choices by the id of the change. */
  choices?: Choices;
}

export type Choices = ReadonlyMap<string, boolean>;

/** A change that can be taken or left. */
export interface PreviewChange {
  id: string;
  isTaken: boolean;
}

/** The effect on a value: `kept` differs from the file and stays, `left` stays empty, `same` equals the file. */
export type ChangeKind = 'filled' | 'replaced' | 'kept' | 'left' | 'same';

export interface PreviewText {
  quantity: PluralForm | null;
  reference: string;
  /** The present text; empty if there is none. */
  current: string;
  /** The text of the file; null if it has none. */
  text: string | null;
  kind: ChangeKind;
  /** The change of a value that differs from the file; else null. */
  change: PreviewChange | null;
  /** The value as shown. */
  stored: ShownValue | null;
  wasValidated: boolean;
}

export interface PreviewRow {
  id: string;
  group: string;
  name: string;
  isPlural: boolean;
  texts: PreviewText[];
  /** The changes of its texts. A new key is not created if none of its texts is taken. */
  changes: PreviewChange[];
}

/** A preview of an import into a language. */
export interface ImportPreview {
  /** Replaced and kept values first, then filled ones, then the others; within these, in the order of the file. */
  existing: PreviewRow[];
  created: PreviewRow[];
  missing: PreviewRow[];
  warnings: ImportWarning[];
  /** Number of values of existing keys. */
  values: Record<ChangeKind, number>;
  /** Number of changed and new keys. */
  changes: number;
}

type Key = ProjectDetails['groups'][number]['keys'][number];

/** Plans the import like the server and returns a preview per key. */
export function previewImport(
  project: ProjectDetails,
  catalogue: readonly CatalogueGroup[],
  reading: readonly ImportWarning[],
  { languageId, tag = null, replaceExistingKeys, choices = new Map(), ...target }: PreviewTarget,
): ImportPreview {
  const { replace = replaceExistingKeys ? 'all' : 'empty' } = target;
  const targetId = languageId ?? NEW_LANGUAGE_ID;
  const keys = project.groups.flatMap((group) => group.keys);
  const plan = planImport(
    {
      pluralMode: project.pluralMode,
      languages: [{ id: targetId, name: '', tag }],
      groups: project.groups,
      keys,
      values: keys.flatMap((key) => key.values.filter((value) => value.languageId === targetId)),
    },
    catalogue,
    { languageId: targetId, replaceExistingKeys, replace },
  );
  const builder = new PreviewBuilder(project, catalogue, { targetId, replace, choices });
  const existing = plan.matchedKeyIds.flatMap((id) => builder.ofProject(id));
  const created = builder.created(catalogue);
  return {
    existing: existing.sort((one, other) => rankOf(one) - rankOf(other)),
    created,
    missing: plan.missingKeyIds.flatMap((id) => builder.ofProject(id)),
    warnings: [...reading, ...plan.warnings.filter((warning) => !isMissingKey(warning))],
    values: countKinds(existing),
    changes: [...existing, ...created].filter(isTakenInPart).length,
  };
}

/** Returns whether the import changes the key. */
export const isTakenInPart = ({ changes }: PreviewRow): boolean => changes.some(({ isTaken }) => isTaken);

/** The order does not depend on choices, so that no row moves. */
const KINDS_FIRST: readonly (readonly ChangeKind[])[] = [
  ['replaced', 'kept'],
  ['filled', 'left'],
];

function rankOf({ texts }: PreviewRow): number {
  const rank = KINDS_FIRST.findIndex((kinds) => texts.some(({ kind: kind }) => kinds.includes(kind)));
  return rank < 0 ? KINDS_FIRST.length : rank;
}

function countKinds(rows: readonly PreviewRow[]): Record<ChangeKind, number> {
  const counts = { filled: 0, replaced: 0, kept: 0, left: 0, same: 0 };
  for (const { texts } of rows) for (const { kind: kind } of texts) counts[kind] += 1;
  return counts;
}

/** Builds the preview rows of a plan, with names instead of ids. */
class PreviewBuilder {
  private readonly groupNames: Map<number, string>;
  private readonly keys = new Map<number, Key>();
  private readonly known = new Set<string>();
  private readonly inFile = new Map<string, CatalogueKey>();
  private readonly referenceId: number;
  private readonly isCldr: boolean;

  constructor(
    project: ProjectDetails,
    catalogue: readonly CatalogueGroup[],
    private readonly target: { targetId: number; replace: ReplacedTexts; choices: Choices },
  ) {
    this.referenceId = project.languages[0]?.id ?? 0;
    this.isCldr = project.pluralMode === 'cldr';
    this.groupNames = new Map(project.groups.map(({ id, name }) => [id, name]));
    for (const group of project.groups)
      for (const key of group.keys) {
        this.keys.set(key.id, key);
        this.known.add(keyPlace(group.name, key.name));
      }
    for (const group of catalogue)
      for (const key of group.keys) this.inFile.set(keyPlace(group.name, key.name), key);
  }

  ofProject(keyId: number): PreviewRow[] {
    const key = this.keys.get(keyId);
    if (!key) return [];
    const group = this.groupNames.get(key.groupId) ?? '';
    const fromFile = this.inFile.get(keyPlace(group, key.name));
    return [this.row(group, key, (fromFile && ofKind(fromFile, key.isPlural)) ?? undefined)];
  }

  created(catalogue: readonly CatalogueGroup[]): PreviewRow[] {
    return catalogue.flatMap((group) =>
      group.keys
        .filter((key) => !this.known.has(keyPlace(group.name, key.name)))
        .map((key) => this.row(group.name, { ...key, values: [] }, key)),
    );
  }

  /** Returns the effect of the file on a value, and the present value. */
  private changeOf(
    stored: ValueView | undefined,
    text: string | null,
    id: string,
  ): Omit<PreviewText, 'quantity' | 'reference' | 'text'> {
    if (!stored) {
      const change = text === null ? null : this.change(id, true);
      return { current: '', kind: kindOf('', change), change, stored: null, wasValidated: false };
    }
    const { name: current, status, version } = stored;
    const isChange = text !== null && text !== current;
    const change = isChange ? this.change(id, this.replaces(stored)) : null;
    const wasValidated = current !== '' && status === 'validated';
    return {
      current,
      kind: kindOf(current, change),
      change,
      stored: { id: stored.id, version },
      wasValidated,
    };
  }

  private replaces({ name, status }: ValueView): boolean {
    const { replace } = this.target;
    return name === '' || replace === 'all' || (replace === 'unvalidated' && status !== 'validated');
  }

  private change(id: string, byDefault: boolean): PreviewChange {
    return { id, isTaken: this.target.choices.get(id) ?? byDefault };
  }

  /** The forms of the language and those of the file. */
  private formsOf(
    { isPlural, values }: Pick<Key, 'isPlural' | 'values'>,
    fromFile: CatalogueKey | undefined,
  ): readonly (PluralForm | null)[] {
    if (!isPlural || !this.isCldr) return quantitiesOf(isPlural);
    const stored = values.filter(({ languageId }) => languageId === this.target.targetId);
    return inFormOrder(
      'cldr',
      [...stored, ...(fromFile?.values ?? [])].flatMap(({ quantityString }) => quantityString ?? []),
    );
  }

  private row(
    group: string,
    key: Pick<Key, 'name' | 'isPlural' | 'values'>,
    fromFile: CatalogueKey | undefined,
  ): PreviewRow {
    const valueIn = (id: number, quantity: PluralForm | null): ValueView | undefined =>
      key.values.find(({ languageId, quantityString }) => languageId === id && quantityString === quantity);
    const id = keyPlace(group, key.name);
    const texts = this.formsOf(key, fromFile).map((quantity): PreviewText => {
      const stored = valueIn(this.target.targetId, quantity);
      const text = fromFile?.values.find(({ quantityString }) => quantityString === quantity)?.name ?? null;
      const other = this.isCldr ? valueIn(this.referenceId, 'other') : undefined;
      const reference = (valueIn(this.referenceId, quantity) ?? other)?.name ?? '';
      return {
        quantity,
        reference,
        text,
        ...this.changeOf(stored, text, textPlace(id, quantity)),
      };
    });
    const { isPlural, name } = key;
    return { id, group, name, isPlural, texts, changes: texts.flatMap(({ change }) => change ?? []) };
  }
}

function kindOf(current: string, change: PreviewChange | null): ChangeKind {
  if (!change) return 'same';
  if (current === '') return change.isTaken ? 'filled' : 'left';
  return change.isTaken ? 'replaced' : 'kept';
}

/** The third tab lists keys missing from the file; missing plural forms are only reported here. */
const isMissingKey = ({ reason, quantities }: ImportWarning): boolean =>
  reason === 'imports.no_values_found' && quantities === undefined;
