import type { PluralForm } from '../../domain/plural-rules.js';
import { END, ENTRY, LIST } from '../model/profile-types.js';
import type { ProfilePart } from '../model/profile-types.js';
import { fieldsOf } from '../json/json-tree.js';
import type { JsonFields, JsonMember, JsonNode } from '../json/json-tree.js';
import { areInOrder } from './name-order.js';
import { MOST_LEVELS } from './shape.js';
import type { Shape, Substitutions } from './shape.js';

/** A text of a string in one language. */
export interface Unit {
  /** The position of its key. */
  position: number;
  /** What the file calls the form; null outside of a plural. */
  quantity: string | null;
  text: JsonNode;
  state: JsonNode | null;
}

/** What the keys of a string become, known once all of its languages are read. */
export interface StringKeys {
  /** The entry of the key at a position. */
  entryAt: (position: number) => number;
  /** Undefined: the text stays as it is. */
  formOf: (unit: Unit) => { form?: PluralForm; isAlone?: true } | undefined;
  /** The forms of a plural that stand in the file under a name that is none of the language. */
  takenOf: (position: number) => string[];
}

/** A place in the source that is replaced. */
export interface Mark {
  start: number;
  end: number;
  parts: (keys: StringKeys) => ProfilePart[];
}

/** A localization of a string: its texts, and where they stand. */
export interface Localization {
  units: Unit[];
  marks: Mark[];
  shape: Shape;
  /** Whether it makes no sense without one of its texts. */
  isWhole: boolean;
}

/**
 * Reads what a catalogue holds of a string in one language. Null for anything that is not known: it stays as it is.
 *
 * @param positionOf the position of the key whose name has this suffix
 * @param language its index
 */
export function readLocalization(
  node: JsonNode,
  language: number,
  source: string,
  positionOf: (suffix: string) => number,
): Localization | null {
  const reader = new LocalizationReader(language, source, positionOf);
  const shape = reader.read(node, '', null, 0);
  const { units, marks, isWhole } = reader;
  const places = new Set(units.map(({ position, quantity }) => `${position} ${quantity ?? ''}`));
  return shape !== null && places.size === units.length ? { units, marks, shape, isWhole } : null;
}

class LocalizationReader {
  readonly units: Unit[] = [];
  readonly marks: Mark[] = [];
  isWhole = false;

  constructor(
    private readonly language: number,
    private readonly source: string,
    private readonly positionOf: (suffix: string) => number,
  ) {}

  read(node: JsonNode, suffix: string, quantity: string | null, level: number): Shape | null {
    const fields = fieldsOf(node);
    if (!fields || level > MOST_LEVELS) return null;
    const shape = this.readOwn(fields, suffix, quantity, level);
    const substitutions = fields.get('substitutions')?.value;
    if (!substitutions || shape === null) return shape ?? null;
    const inner = this.readSubstitutions(substitutions, suffix, level);
    return inner && { substitutions: inner, ...(shape !== undefined && { unit: shape }) };
  }

  /** The text of a node, or its variations; undefined if it has neither, null if they are of no known kind. */
  private readOwn(
    fields: JsonFields,
    suffix: string,
    quantity: string | null,
    level: number,
  ): Shape | null | undefined {
    const unit = fields.get('stringUnit')?.value;
    const set = fields.get('stringSet')?.value;
    const variations = fields.get('variations')?.value;
    const count = Number(Boolean(unit)) + Number(Boolean(set)) + Number(Boolean(variations));
    if (count > 1) return null;
    if (unit) return this.readUnit(unit, suffix, quantity);
    if (set) return this.readSet(set, suffix);
    return variations && this.readVariations(variations, suffix, quantity, level);
  }

  private readUnit(node: JsonNode, suffix: string, quantity: string | null): Shape | null {
    const fields = fieldsOf(node);
    const [text, state = null] = [fields?.get('value')?.value, fields?.get('state')?.value];
    if (text?.kind !== 'text' || (state && state.kind !== 'text')) return null;
    return this.addUnit({ position: this.positionOf(suffix), quantity, text, state });
  }

  private readSet(node: JsonNode, suffix: string): Shape | null {
    const values = fieldsOf(node)?.get('values')?.value;
    const texts = values?.kind === 'array' ? values.members.map(({ value }) => value) : [];
    if (texts.length === 0 || texts.some(({ kind }) => kind !== 'text')) return null;
    this.isWhole = true;
    const set = texts.map((text, index) => {
      const position = this.positionOf(`${suffix}_${index}`);
      this.addUnit({ position, quantity: null, text, state: null });
      return position;
    });
    return { set };
  }

  private readVariations(
    node: JsonNode,
    suffix: string,
    quantity: string | null,
    level: number,
  ): Shape | null {
    const fields = fieldsOf(node);
    const [plural, device] = [fields?.get('plural')?.value, fields?.get('device')?.value];
    if (fields?.size !== 1) return null;
    if (plural && quantity === null) return this.readPlural(plural, suffix, level);
    return device ? this.readDevices(device, suffix, quantity, level) : null;
  }

  /** Forms are no entries of a list: one that the project does not have says what `other` says. */
  private readPlural(node: JsonNode, suffix: string, level: number): Shape | null {
    const forms = [...(fieldsOf(node)?.values() ?? [])];
    const shapes = forms.map(({ name, value }) => this.read(value, suffix, name, level + 1));
    if (shapes.length === 0 || shapes.some((shape) => typeof shape !== 'number')) return null;
    for (const mark of this.formPlaces(forms, this.positionOf(suffix))) this.marks.push(mark);
    return shapes[0] ?? null;
  }

  private formPlaces(forms: readonly JsonMember[], position: number): Mark[] {
    const isSorted = areInOrder(forms.map(({ name }) => name));
    const places = forms.map((form, index) => ({
      at: form.start,
      form,
      above: forms[index - 1],
      below: form,
    }));
    const last = forms.at(-1);
    const end = last ? [{ at: last.value.end, form: last, above: last, below: undefined }] : [];
    return [...(isSorted ? places : []), ...end].map(({ at, form, above, below }): Mark => {
      const lead = this.leadOf(form);
      const limits = { above: isSorted ? above?.name : undefined, below: below?.name };
      return { start: at, end: at, parts: (keys) => [this.formsPart(keys, position, lead, limits)] };
    });
  }

  private formsPart(
    keys: StringKeys,
    position: number,
    lead: string,
    { above, below }: { above?: string; below?: string },
  ): ProfilePart {
    const taken = keys.takenOf(position);
    const forms = keys.entryAt(position);
    const { language } = this;
    return { forms, language, lead, above, below, taken: taken.length > 0 ? taken : undefined };
  }

  private readDevices(node: JsonNode, suffix: string, quantity: string | null, level: number): Shape | null {
    const devices = [...(fieldsOf(node)?.values() ?? [])];
    if (devices.length === 0) return null;
    const device: [string, Shape][] = [];
    for (const [index, { name, value }] of devices.entries()) {
      this.marks.push(index === 0 ? opening(node) : comma(this.source, devices[index - 1]));
      const shape = this.read(value, `${suffix}_device_${name}`, quantity, level + 1);
      if (shape === null) return null;
      device.push([name, shape]);
    }
    this.marks.push(closing(devices.at(-1)));
    return { device };
  }

  private readSubstitutions(node: JsonNode, suffix: string, level: number): Substitutions | null {
    const variables = [...(fieldsOf(node)?.values() ?? [])];
    if (variables.length === 0) return null;
    this.isWhole = true;
    const found: Substitutions = [];
    for (const { name, value } of variables) {
      const shape = this.read(value, `${suffix}_${name}`, null, level + 1);
      if (shape === null) return null;
      found.push([name, plainFields(value, this.source), shape]);
    }
    return found;
  }

  private addUnit(unit: Unit): number {
    this.units.push(unit);
    const { text, state, position } = unit;
    if (state && state.start < text.start) this.markState(unit, state);
    const { start, end } = text;
    this.marks.push({
      start,
      end,
      parts: (keys) => {
        const found = keys.formOf(unit);
        const raw = this.source.slice(start, end);
        if (!found) return [raw];
        const { form, isAlone } = found;
        return [{ text: keys.entryAt(position), language: this.language, form, isAlone, raw }];
      },
    });
    if (state && state.start > text.start) this.markState(unit, state);
    return position;
  }

  private markState(unit: Unit, { start, end, value }: JsonNode): void {
    this.marks.push({
      start,
      end,
      parts: (keys) => {
        const form = keys.formOf(unit)?.form;
        const original = value === 'new' ? unit.text.value : undefined;
        const raw = this.source.slice(start, end);
        return [{ state: keys.entryAt(unit.position), language: this.language, form, original, raw }];
      },
    });
  }

  /** The white space before a member. */
  private leadOf({ start: end }: JsonMember): string {
    const line = this.source.slice(Math.max(0, end - MAX_LEAD), end);
    return /(?:\r\n|\n|\r)?[ \t]*$/.exec(line)?.[0] ?? '';
  }
}

const MAX_LEAD = 100;

/** The fields of a substitution that are no texts: `argNum`, `formatSpecifier`. */
function plainFields(node: JsonNode, source: string): Record<string, string | number> {
  const plain = node.members.flatMap(({ name, value }): [string, string | number][] => {
    if (value.kind === 'text') return [[name, value.value]];
    const number = Number(source.slice(value.start, value.end));
    return value.kind === 'other' && Number.isSafeInteger(number) ? [[name, number]] : [];
  });
  return Object.fromEntries(plain);
}

/** Where the entries of a list begin, behind its bracket. */
const opening = ({ start }: JsonNode): Mark => ({
  start: start + 1,
  end: start + 1,
  parts: () => [LIST, ENTRY],
});

/** The comma behind an entry, which is written where it is needed. */
function comma(source: string, previous: JsonMember | undefined): Mark {
  const start = source.indexOf(',', previous?.value.end);
  return { start, end: start + 1, parts: () => [END, ENTRY] };
}

/** Behind the last entry. */
const closing = (last: JsonMember | undefined): Mark => {
  const end = last?.value.end ?? 0;
  return { start: end, end, parts: () => [END, END] };
};
