import type { DecodeXml } from '../../xml/decode-references.js';
import { attributesOf } from '../../xml/outline.js';
import type { XmlNode } from '../../xml/outline.js';
import type { Vocabulary } from '../markup/vocabulary.js';

/** A `<trans-unit>` or `<unit>`. */
export interface Unit {
  node: XmlNode;
  name: string;
  /** Whether that is more than its id. */
  isNamed: boolean;
  /** That of the innermost `<group>` around it that has one. */
  group: string | null;
  texts: UnitText[];
  notes: UnitNote[];
}

/** A text of a unit: of version 2, a segment. */
export interface UnitText {
  source: XmlNode;
  target: XmlNode | null;
  /** What has the state of the target; null: nothing yet. */
  holder: XmlNode | null;
  /** Offset behind which a new target goes. */
  end: number;
}

export interface UnitNote {
  node: XmlNode;
  /** What goes with it when it goes: of version 2, the element around the only one. */
  outer: XmlNode;
}

interface Place {
  group: string | null;
  isTranslated: boolean;
}

/** What units stand in. */
const HOLDERS: ReadonlySet<string> = new Set(['file', 'body', 'group']);

/** Finds the units of a document. */
export class UnitFinder {
  /** @param leave told what holds texts that are not to be translated, and what is no text */
  constructor(
    private readonly source: string,
    private readonly vocabulary: Vocabulary,
    private readonly decode: DecodeXml,
    private readonly leave: (node: XmlNode, what: string, name?: string) => void,
  ) {}

  /** The units of a `<file>` in its order. Not recursive: groups may be nested deeper than a stack. */
  unitsIn(file: XmlNode): Unit[] {
    const units: Unit[] = [];
    const open: [XmlNode, Place][] = [[file, { group: null, isTranslated: true }]];
    for (let next = open.pop(); next; next = open.pop()) {
      const [node, around] = next;
      const name = this.localName(node);
      if (name === 'bin-unit') this.leave(node, name);
      if (name !== this.unitName && !HOLDERS.has(name)) continue;
      const attributes = attributesOf(this.source, node);
      const place = placeIn(around, attributes.get('translate'));
      if (name === this.unitName) this.addUnit(node, attributes, place, units);
      else
        for (const child of node.children.toReversed())
          open.push([child, this.inside(name, attributes, place)]);
    }
    return units;
  }

  private inside(name: string, attributes: ReadonlyMap<string, string>, place: Place): Place {
    const group = name === 'group' ? this.nameOf(attributes, null) : null;
    return group === null ? place : { ...place, group };
  }

  private addUnit(node: XmlNode, attributes: ReadonlyMap<string, string>, place: Place, units: Unit[]): void {
    const name = this.nameOf(attributes, attributes.get('id') ?? '') ?? '';
    if (!place.isTranslated) {
      this.leave(node, 'translate="no"', name);
      return;
    }
    const children = node.children.filter(({ kind }) => kind === 'element');
    const texts = this.vocabulary.isVersion2
      ? children
          .filter((child) => this.localName(child) === 'segment')
          .flatMap((child) => this.segment(child))
      : this.translation(node);
    const isNamed = this.nameOf(attributes, null) !== null;
    units.push({ node, name, isNamed, group: place.group, texts, notes: this.notesOf(children) });
  }

  private translation(node: XmlNode): UnitText[] {
    const source = this.child(node, 'source');
    const target = this.child(node, 'target');
    const cut = this.child(node, 'seg-source');
    return source ? [{ source, target, holder: target, end: (cut ?? source).end }] : [];
  }

  private segment(node: XmlNode): UnitText[] {
    const source = this.child(node, 'source');
    return source ? [{ source, target: this.child(node, 'target'), holder: node, end: source.end }] : [];
  }

  private notesOf(children: readonly XmlNode[]): UnitNote[] {
    if (!this.vocabulary.isVersion2)
      return children
        .filter((child) => this.localName(child) === 'note')
        .map((node) => ({ node, outer: node }));
    return children
      .filter((child) => this.localName(child) === 'notes')
      .flatMap((outer) => {
        const notes = outer.children.filter((child) => this.localName(child) === 'note');
        return notes.map((node) => ({ node, outer: notes.length === 1 ? outer : node }));
      });
  }

  private child({ children }: XmlNode, name: string): XmlNode | null {
    return children.find((child) => this.localName(child) === name) ?? null;
  }

  /** Decoded; `fallback` as it is written. */
  private nameOf(attributes: ReadonlyMap<string, string>, fallback: string | null): string | null {
    const name = attributes.get(this.vocabulary.isVersion2 ? 'name' : 'resname') || fallback;
    return name === null ? null : this.decode(name.replace(/\r\n|[\t\n\r]/g, ' '));
  }

  /** The name of an element of the format; empty for any other. */
  private localName({ kind, name }: XmlNode): string {
    const { prefix } = this.vocabulary;
    return kind === 'element' && name.startsWith(prefix) ? name.slice(prefix.length) : '';
  }

  private get unitName(): string {
    return this.vocabulary.isVersion2 ? 'unit' : 'trans-unit';
  }
}

/** Whether it is to be translated, units and groups say for what is in them. */
const placeIn = (around: Place, translate: string | undefined): Place =>
  translate === undefined ? around : { ...around, isTranslated: translate !== 'no' };
