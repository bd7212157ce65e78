import { LIMITS } from '../../../domain/rules.js';
import type { ReadStatus } from '../../model/catalogue.js';
import type { FlatFile } from '../../model/flat-entries.js';
import type { LayoutItem } from '../../layout/flat-layout.js';
import type { KeepContext } from '../../model/kept-file.js';
import { assemble } from '../../layout/placed.js';
import type { Placed } from '../../layout/placed.js';
import type { FileLanguage } from '../../model/profile-types.js';
import { spaceBefore } from '../../text/space-before.js';
import { checkName } from '../../model/read-context.js';
import { storable } from '../../text/storable.js';
import type { DecodeXml } from '../../xml/decode-references.js';
import type { Vocabulary } from '../markup/vocabulary.js';
import type { KeyText, XliffKey } from './keys.js';
import { describingNote, noteText } from './notes.js';
import { NO_TEXTS, readSource, readTarget } from './read-key.js';
import { StateReader } from './read-states.js';
import type { TextState } from './read-states.js';
import { UnitParts } from './unit-parts.js';
import type { ReadXliffKey } from './unit-parts.js';
import type { Unit } from './unit-finder.js';

/** How the units of a document are read. */
export interface UnitContext extends KeepContext {
  lineAt: (offset: number) => number;
  decode: DecodeXml;
}

/** Reads the keys of a document, and what of its units is not theirs. */
export class UnitReader {
  readonly statuses: Record<ReadStatus, number> = { validated: 0, modified: 0 };
  /** Whether any text has a state. */
  hasStates = false;
  private readonly states: StateReader;
  private readonly stateOf = new Map<KeyText, TextState>();
  private group: string | null = null;
  private readonly sourceContext: KeepContext;
  /** Null of a document in one language. */
  private readonly targetContext: KeepContext | null;
  private readonly statusOf = (text: KeyText): ReadStatus | null => this.stateOf.get(text)?.status ?? null;

  constructor(
    private readonly source: string,
    private readonly vocabulary: Vocabulary,
    private readonly file: FlatFile,
    private readonly languages: readonly FileLanguage[],
    private readonly context: UnitContext,
    /** Whether the translations are in the source language, so that they are its texts. */
    private readonly isInTargets: boolean,
  ) {
    this.states = new StateReader(source, vocabulary);
    const [main, other] = languages;
    this.sourceContext = { ...context, tag: main?.tag ?? null };
    this.targetContext = other ? { ...context, tag: other.tag } : null;
  }

  /** The units with texts of keys, in the order of the document. */
  read(units: readonly Unit[], keys: readonly XliffKey[]): LayoutItem[] {
    this.readStates(keys);
    const inUnits = new Map<Unit, UnitShare[]>();
    for (const key of keys) {
      const read = this.readKey(key);
      if (read) share(read, inUnits);
    }
    const { isVersion2 } = this.vocabulary;
    const parts = new UnitParts(this.source, this.states, isVersion2, this.hasStates);
    return units.flatMap((unit) => {
      const shares = inUnits.get(unit);
      return shares ? this.itemOf(unit, shares, parts) : [];
    });
  }

  private itemOf(unit: Unit, shares: readonly UnitShare[], parts: UnitParts): LayoutItem {
    const { start, end } = unit.node;
    const placed = shares.flatMap((one) => this.placesOf(one, unit, one === shares[0], parts));
    const entries = shares.map(({ read }) => read.entry);
    return { kind: 'entry', start, end, parts: assemble(this.source, placed, start, end), entries };
  }

  private readStates(keys: readonly XliffKey[]): void {
    for (const { texts } of keys) {
      for (const text of texts) {
        const state = this.states.read(text);
        if (!state) continue;
        this.stateOf.set(text, state);
        this.hasStates = true;
      }
      if (texts.every((text) => this.isUntranslated(text))) for (const text of texts) leaveOutCopy(text);
      for (const text of texts) this.count(text);
    }
  }

  /** A copy of the source that awaits its translation is none. */
  private isUntranslated(text: KeyText): boolean {
    const { targetText, sourceText } = text;
    return !targetText || (targetText === sourceText && this.stateOf.get(text)?.isUntranslated === true);
  }

  private count(text: KeyText): void {
    const state = this.stateOf.get(text);
    if (state && text.targetText && this.languages.length > 1) this.statuses[state.status] += 1;
  }

  private readKey(key: XliffKey): ReadXliffKey | null {
    const [text] = key.texts;
    // A format without its variable is no key.
    if (!text) return null;
    const line = this.context.lineAt(text.unit.node.start);
    if (checkName(key.name, line, this.context) === null) return null;
    this.enter(key.group);
    const own = this.isInTargets ? readTarget(key, this.statusOf, line, this.sourceContext) : NO_TEXTS;
    const { source, target } = own.key ? { source: own, target: NO_TEXTS } : this.localizationsOf(key, line);
    const main = source.key ?? target.key ?? null;
    this.file.add(key.name, line, main, [source.key, target.key]);
    const entry = this.file.entries.length - 1;
    return main && { key, entry, source, target, isInTargets: own.key !== undefined };
  }

  private localizationsOf(key: XliffKey, line: number): Pick<ReadXliffKey, 'source' | 'target'> {
    const source = readSource(key, line, this.sourceContext);
    if (!this.targetContext) return { source, target: NO_TEXTS };
    return { source, target: readTarget(key, this.statusOf, line, this.targetContext) };
  }

  private enter(group: string | null): void {
    if (group !== this.group) this.file.scopeTo(group);
    this.group = group;
  }

  /** @param isFirst whether no other key has had a share of the unit, so that its note describes this one */
  private placesOf(
    { read, text, isLast }: UnitShare,
    unit: Unit,
    isFirst: boolean,
    parts: UnitParts,
  ): Placed[] {
    const { end } = unit.node;
    if (!text) return [{ start: end, end, parts: [{ beside: read.entry }] }];
    const description = isFirst ? this.description(unit, read) : null;
    const places = parts.placesOf(text, this.stateOf.get(text) ?? null, read);
    if (description) places.push(description);
    if (isLast) places.push(...parts.further(read, text));
    return places;
  }

  /** The note of a unit, if it is the description of its key: the first one decides, and the first key of the unit. */
  private description(unit: Unit, { entry: of, source, target }: ReadXliffKey): Placed | null {
    const note = describingNote(this.source, unit.notes);
    if (!note) return null;
    const { start, end } = note.outer;
    const from = start - spaceBefore(this.source, start).length;
    const comment = this.source.slice(from, end);
    const description = storable(noteText(comment, this.context.decode));
    if (description === '' || description === NO_COMMENT || description.length > LIMITS.description)
      return null;
    const keys = [source.key, target.key].flatMap((key) => key ?? []);
    for (const key of keys) key.description ??= description;
    return keys[0]?.description === description ? { start: from, end, parts: [{ comment, of }] } : null;
  }
}

/** What a key has in a unit: a text, or null where the unit only goes with it. */
interface UnitShare {
  read: ReadXliffKey;
  text: KeyText | null;
  /** Whether units of further forms go behind this one. */
  isLast: boolean;
}

function share(read: ReadXliffKey, inUnits: Map<Unit, UnitShare[]>): void {
  const { texts } = read.key;
  const last = texts.findLast(({ quantity }) => quantity === 'other') ?? texts.at(-1);
  const add = (unit: Unit, text: KeyText | null): void => {
    const one = { read, text, isLast: text === last };
    const known = inUnits.get(unit);
    if (known) known.push(one);
    else inUnits.set(unit, [one]);
  };
  for (const text of texts) add(text.unit, text);
  for (const unit of read.key.beside) add(unit, null);
}

/** What Xcode writes where there is no comment. */
const NO_COMMENT = 'No comment provided by engineer.';

function leaveOutCopy(text: KeyText): void {
  if (!text.targetText) return;
  text.targetText = '';
  text.isCopy = true;
}
