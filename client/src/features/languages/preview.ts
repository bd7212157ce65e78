import type { ProjectDetails } from '#core/api/projects.js';
import type { ValueView } from '#core/api/translations.js';
import { quantitiesOf } from '#core/domain/quantities.js';
import type { Quantity } from '#core/domain/quantities.js';
import { planImport } from '#core/formats/index.js';
import type { CatalogueGroup, CatalogueKey, ImportPlan, ImportWarning } from '#core/formats/index.js';

/** A language that is not there yet: no id of the server is negative. */
const NEW_LANGUAGE_ID = -1;

export interface PreviewTarget {
  /** Null: a language to be added. */
  languageId: number | null;
  replaceExistingKeys: boolean;
}

/** What the import does to a value: `kept` differs from the file and stays, `same` equals the file. */
export type ChangeKind = 'filled' | 'replaced' | 'kept' | 'same';

export interface PreviewText {
  quantity: Quantity | null;
  reference: string;
  /** Already in the language; empty where there is none. */
  current: string;
  /** From the file; null where the file has none. */
  text: string | null;
  kind: ChangeKind;
}

export interface PreviewRow {
  id: string;
  group: string;
  name: string;
  texts: PreviewText[];
}

/** What an import into a language will do, before anything is sent. */
export interface ImportPreview {
  /** Values that change or are kept first, then those filled, then the others, as the file has them. */
  existing: PreviewRow[];
  created: PreviewRow[];
  missing: PreviewRow[];
  warnings: ImportWarning[];
  /** Values of existing keys. */
  values: Record<ChangeKind, number>;
  /** Keys that change or are new. */
  changes: number;
}

type Key = ProjectDetails['groups'][number]['keys'][number];

/** Plans the import like the server and returns a preview per key. */
export function previewImport(
  project: ProjectDetails,
  catalogue: readonly CatalogueGroup[],
  reading: readonly ImportWarning[],
  { languageId, replaceExistingKeys }: PreviewTarget,
): ImportPreview {
  const targetId = languageId ?? NEW_LANGUAGE_ID;
  const keys = project.groups.flatMap((group) => group.keys);
  const plan = planImport(
    {
      languages: [{ id: targetId, name: '' }],
      groups: project.groups,
      keys,
      values: keys.flatMap((key) => key.values.filter((value) => value.languageId === targetId)),
    },
    catalogue,
    { languageId: targetId, replaceExistingKeys },
  );
  const builder = new PreviewBuilder(project, catalogue, plan, targetId);
  const existing = plan.matchedKeyIds.flatMap((id) => builder.ofProject(id));
  const created = builder.created(catalogue);
  return {
    existing: existing.sort((one, other) => rankOf(one) - rankOf(other)),
    created,
    missing: plan.missingKeyIds.flatMap((id) => builder.ofProject(id)),
    // Values missing from the file are in the third tab.
    warnings: [...reading, ...plan.warnings.filter(({ reason }) => reason !== 'imports.no_values_found')],
    values: countKinds(existing),
    changes: existing.filter(isChanged).length + created.length,
  };
}

const isChanged = ({ texts }: PreviewRow): boolean =>
  texts.some(({ kind: kind }) => kind === 'filled' || kind === 'replaced');

const KINDS_FIRST: readonly (readonly ChangeKind[])[] = [['replaced', 'kept'], ['filled']];

function rankOf({ texts }: PreviewRow): number {
  const rank = KINDS_FIRST.findIndex((kinds) => texts.some(({ kind: kind }) => kinds.includes(kind)));
  return rank < 0 ? KINDS_FIRST.length : rank;
}

function countKinds(rows: readonly PreviewRow[]): Record<ChangeKind, number> {
  const counts = { filled: 0, replaced: 0, kept: 0, same: 0 };
  for (const { texts } of rows) for (const { kind: kind } of texts) counts[kind] += 1;
  return counts;
}

const place = (group: string, key: string): string => `${group}\u0000${key}`;

/** Builds the preview rows of a plan, with names instead of ids. */
class PreviewBuilder {
  private readonly groupNames: Map<number, string>;
  private readonly keys = new Map<number, Key>();
  private readonly known = new Set<string>();
  private readonly inFile = new Map<string, CatalogueKey>();
  private readonly updated: Set<number>;
  private readonly referenceId: number;

  constructor(
    project: ProjectDetails,
    catalogue: readonly CatalogueGroup[],
    plan: ImportPlan,
    private readonly targetId: number,
  ) {
    this.referenceId = project.languages[0]?.id ?? 0;
    this.groupNames = new Map(project.groups.map(({ id, name }) => [id, name]));
    this.updated = new Set(plan.updates.map(({ id }) => id));
    for (const group of project.groups)
      for (const key of group.keys) {
        this.keys.set(key.id, key);
        this.known.add(place(group.name, key.name));
      }
    for (const group of catalogue)
      for (const key of group.keys) this.inFile.set(place(group.name, key.name), key);
  }

  ofProject(keyId: number): PreviewRow[] {
    const key = this.keys.get(keyId);
    if (!key) return [];
    const group = this.groupNames.get(key.groupId) ?? '';
    return [this.row(group, key, this.inFile.get(place(group, key.name)))];
  }

  created(catalogue: readonly CatalogueGroup[]): PreviewRow[] {
    return catalogue.flatMap((group) =>
      group.keys
        .filter((key) => !this.known.has(place(group.name, key.name)))
        .map((key) => this.row(group.name, { ...key, values: [] }, key)),
    );
  }

  private row(
    group: string,
    key: Pick<Key, 'name' | 'isPlural' | 'values'>,
    fromFile: CatalogueKey | undefined,
  ): PreviewRow {
    const valueIn = (id: number, quantity: Quantity | null): ValueView | undefined =>
      key.values.find(({ languageId, quantityString }) => languageId === id && quantityString === quantity);
    const texts = quantitiesOf(key.isPlural).map((quantity) => {
      const stored = valueIn(this.targetId, quantity);
      const text = fromFile?.values.find(({ quantityString }) => quantityString === quantity)?.name ?? null;
      return {
        quantity,
        reference: valueIn(this.referenceId, quantity)?.name ?? '',
        current: stored?.name ?? '',
        text,
        kind: text === null ? 'same' : this.kindOf(stored, text),
      };
    });
    return { id: place(group, key.name), group, name: key.name, texts };
  }

  private kindOf(stored: ValueView | undefined, text: string): ChangeKind {
    if (!stored) return 'filled';
    if (stored.name === text) return 'same';
    if (!this.updated.has(stored.id)) return 'kept';
    return stored.name === '' ? 'filled' : 'replaced';
  }
}
