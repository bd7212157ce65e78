import type { PluralCategory } from '../../../domain/plural-rules.js';
import type { DecodeXml } from '../../xml/decode-references.js';
import { storable } from '../../text/storable.js';
import { inlineText } from '../markup/inline.js';
import { KeyNames } from './key-names.js';
import type { NamePlace } from './key-names.js';
import { unitName } from './unit-name.js';
import type { UnitName } from './unit-name.js';
import type { Unit, UnitText } from './unit-finder.js';

/** A unit with the place where it stands. */
export interface PlacedUnit extends NamePlace {
  unit: Unit;
}

/** A text of a key: all of it, or a form of a plural. */
export interface KeyText extends UnitText {
  unit: Unit;
  quantity: PluralCategory | null;
  sourceText: string;
  /** Null: there is no `<target>`. */
  targetText: string | null;
  /** Whether the `<target>` repeats the source, and awaits its translation. */
  isCopy?: true;
}

/** What units of a document are one key. */
export interface XliffKey {
  name: string;
  group: string | null;
  isPlural: boolean;
  texts: KeyText[];
  /** What the names of units of further forms begin with; null: there is no place for them. */
  prefix: string | null;
  /** Units that go with the key: the format around the one variable of a `.stringsdict` entry. */
  beside: Unit[];
}

/** Finds the keys of a document in the order of their first units. */
export class KeyFinder {
  private readonly keys: XliffKey[] = [];
  private readonly plurals = new Map<string, XliffKey>();
  private readonly names: KeyNames;
  /** Of entries in a `.stringsdict`: the text of the format, and the variables. */
  private readonly formats = new Map<string, { format: string; variables: Set<string> }>();

  constructor(
    private readonly source: string,
    private readonly decode: DecodeXml,
    private readonly units: readonly PlacedUnit[],
    files: readonly string[],
  ) {
    this.names = new KeyNames(new Set(units.map(({ unit }) => unit.name)), files);
    for (const placed of units) this.meetFormat(placed);
  }

  find(): XliffKey[] {
    for (const placed of this.units) {
      const { unit } = placed;
      if (unit.texts.length === 1) this.addOnly(placed, unitName(unit.name));
      // Segments have no names of their own.
      else for (const index of unit.texts.keys()) this.addText(placed, index, `${unit.name}_${index}`);
    }
    return this.keys;
  }

  private meetFormat({ unit, ...place }: PlacedUnit): void {
    const { stem, variable } = unitName(unit.name);
    if (variable === undefined || unit.texts.length !== 1) return;
    const id = idOf(place, stem);
    const known = this.formats.get(id) ?? { format: '', variables: new Set<string>() };
    this.formats.set(id, known);
    if (variable === null) known.format = this.textOf(unit.texts[0]?.source ?? null) ?? '';
    else known.variables.add(variable);
  }

  /** Whether the format of an entry is nothing but its one variable, so that the entry is one plural. */
  private isSimple(place: NamePlace, stem: string): boolean {
    const found = this.formats.get(idOf(place, stem));
    if (found?.variables.size !== 1) return false;
    const [variable = ''] = found.variables;
    return found.format === `%#@${variable}@`;
  }

  private addOnly(placed: PlacedUnit, { stem, suffix, quantity, variable }: UnitName): void {
    const isSimple = variable !== undefined && this.isSimple(placed, stem);
    if (isSimple && variable === null) this.addBeside(placed, stem);
    else this.addText(placed, 0, stem + (isSimple ? '' : suffix), quantity);
  }

  private addBeside(placed: PlacedUnit, wish: string): void {
    this.keyFor(placed, wish, true).beside.push(placed.unit);
  }

  private addText(
    placed: PlacedUnit,
    index: number,
    wish: string,
    quantity: PluralCategory | null = null,
  ): void {
    const text = placed.unit.texts[index];
    if (!text) return;
    const key = this.keyFor(placed, wish, quantity !== null);
    const { source, target, holder, end } = text;
    key.texts.push({
      source,
      target,
      holder,
      end,
      unit: placed.unit,
      quantity,
      sourceText: this.textOf(text.source) ?? '',
      targetText: this.textOf(text.target),
    });
  }

  private keyFor({ unit, file, group }: PlacedUnit, wish: string, isPlural: boolean): XliffKey {
    const name = this.names.nameOf(storable(wish), { file, group, isPlural }, wish !== unit.name);
    // An id that stands twice in a file: each is a text of its own, of which the last one counts.
    const known = isPlural ? this.plurals.get(name) : undefined;
    if (known) return known;
    const hasPrefix = isPlural && unit.name.includes('|==|');
    const prefix = hasPrefix ? unit.name.slice(0, unit.name.lastIndexOf('.') + 1) : null;
    const made: XliffKey = { name, group, isPlural, texts: [], prefix, beside: [] };
    this.keys.push(made);
    if (isPlural) this.plurals.set(name, made);
    return made;
  }

  private textOf(node: UnitText['target']): string | null {
    if (!node) return null;
    return storable(inlineText(this.source.slice(node.contentStart, node.contentEnd), this.decode));
  }
}

const idOf = ({ file, group }: NamePlace, stem: string): string => [file, group ?? '', stem].join('\0');
