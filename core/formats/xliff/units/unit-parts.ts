import type { PluralForm } from '../../../domain/plural-rules.js';
import type { Placed } from '../../layout/placed.js';
import { END, ENTRY } from '../../model/profile-types.js';
import type { ProfilePart } from '../../model/profile-types.js';
import { spaceBefore } from '../../text/space-before.js';
import { contentOf } from '../../xml/content.js';
import type { XmlNode } from '../../xml/outline.js';
import { shapeSource } from '../markup/shapes.js';
import type { KeyText, XliffKey } from './keys.js';
import type { ReadLocalization } from './read-key.js';
import { behindName } from './read-states.js';
import type { StateReader, TextState } from './read-states.js';

/** A key of a document, as it was read. */
export interface ReadXliffKey {
  key: XliffKey;
  /** The index of its entry. */
  entry: number;
  source: ReadLocalization;
  target: ReadLocalization;
  /** Whether the texts of the source language are those of the translations. */
  isInTargets: boolean;
}

/** The places of the texts of keys in their units. */
export class UnitParts {
  /** @param hasStates whether segments without a state get one with their translation */
  constructor(
    private readonly source: string,
    private readonly states: StateReader,
    private readonly isVersion2: boolean,
    private readonly hasStates: boolean,
  ) {}

  placesOf(text: KeyText, state: TextState | null, read: ReadXliffKey): Placed[] {
    const form = read.source.formOf(text);
    if (read.isInTargets)
      return form === undefined || !text.target ? [] : [this.hole(text.target, read.entry, undefined, form)];
    const places = form === undefined ? [] : [this.hole(text.source, read.entry, undefined, form)];
    if (text.targetText !== null && read.target.key)
      return [...places, ...this.translation(text, state, read)];
    // A translation that is too long, or in no language of the document, stays as it is.
    if (read.source.key === undefined || text.targetText) return places;
    return [...places, ...this.untranslated(text, state, read)];
  }

  /** Where units go for forms that the file does not have: behind the last one. */
  further({ key, entry, target }: ReadXliffKey, { unit }: KeyText): Placed[] {
    if (key.prefix === null) return [];
    const { start, end } = unit.node;
    const lead = spaceBefore(this.source, start);
    const taken = key.texts.map(({ quantity }) => quantity ?? '');
    const place = { forms: entry, lead, name: key.prefix, taken };
    const shape = shapeSource({ units: key.prefix, lead, taken });
    const parts: ProfilePart[] = [
      { ...place, language: 0 },
      target.key ? { ...place, language: 1 } : { languages: [entry], shape },
    ];
    return [{ start: end, end, parts }];
  }

  private translation(text: KeyText, state: TextState | null, { entry, target }: ReadXliffKey): Placed[] {
    const form = target.formOf(text);
    if (form === undefined || !text.target) return [];
    const { start, end } = text.target;
    const space = start - spaceBefore(this.source, start).length;
    return [
      { start: space, end: space, parts: OPENING },
      ...this.states.placesOf(text, state, entry, form ?? undefined),
      this.hole(text.target, entry, 1, form),
      { start: end, end, parts: CLOSING },
    ];
  }

  /** Where the translation goes of a text that has none. */
  private untranslated(
    text: KeyText,
    state: TextState | null,
    { key, entry, target }: ReadXliffKey,
  ): Placed[] {
    const form = key.isPlural && text.quantity !== null && { form: text.quantity };
    const lead = spaceBefore(this.source, text.source.start);
    const { target: empty, end } = text;
    if (target.key)
      return empty
        ? []
        : [{ start: end, end, parts: [{ forms: entry, lead, name: text.quantity ?? '', language: 1 }] }];
    const place = empty ?? { start: end, end };
    const raw = this.source.slice(place.start, place.end);
    const tag = empty && { tag: this.source.slice(empty.start, empty.contentStart) };
    const shape = shapeSource({ target: lead, ...form, ...tag, ...this.mannerOf(text.source) });
    const copy = this.copyIn(text);
    const holder = this.isVersion2 ? this.stateOfSegment(text, state, entry, form) : [];
    return [
      { start: place.start, end: place.end, parts: [{ languages: [entry], shape, raw, ...copy }] },
      ...holder,
    ];
  }

  private copyIn({ target, isCopy }: KeyText): { copy?: string } {
    return target && isCopy ? { copy: this.source.slice(target.contentStart, target.contentEnd) } : {};
  }

  /** What a translation has like its source: white space that counts, and CDATA. */
  private mannerOf(node: XmlNode): { space?: string; like?: string } {
    const space = /\sxml:space\s*=\s*(?:"[^"]*"|'[^']*')/.exec(
      this.source.slice(node.start, node.contentStart),
    );
    const isCdata = this.source.startsWith(CDATA, node.contentStart);
    return { ...(space && { space: space[0] }), ...(isCdata && { like: `${CDATA}]]>` }) };
  }

  private stateOfSegment(
    { holder }: KeyText,
    state: TextState | null,
    entry: number,
    form: false | { form: string },
  ): Placed[] {
    if (!holder || (!state && !this.hasStates)) return [];
    const { start, end } = state?.spans[0] ?? behindName(holder);
    const raw = this.source.slice(start, end);
    return [
      { start, end, parts: [{ languages: [entry], raw, shape: shapeSource({ state: raw, ...form }) }] },
    ];
  }

  private hole(node: XmlNode, text: number, language: number | undefined, form: PluralForm | null): Placed {
    const { start, end, tag } = contentOf(this.source, node);
    const raw = this.source.slice(start, end);
    return { start, end, parts: [{ text, language, form: form ?? undefined, tag, raw }] };
  }
}

const CDATA = '<![CDATA[';

const OPENING: readonly ProfilePart[] = [ENTRY];
const CLOSING: readonly ProfilePart[] = [END];
