import type { PluralForm } from '../../../domain/plural-rules.js';
import type { ReadStatus } from '../../model/catalogue.js';
import type { Placed } from '../../layout/placed.js';
import { attributeSpans } from '../../xml/outline.js';
import type { AttributeSpan, XmlNode } from '../../xml/outline.js';
import { isUntranslated, statusOf } from '../markup/states.js';
import type { Vocabulary } from '../markup/vocabulary.js';
import type { KeyText } from './keys.js';

/** What a document says of the review of a text, and where. */
export interface TextState {
  status: ReadStatus;
  /** The attributes that say so. */
  spans: { start: number; end: number }[];
  isUntranslated: boolean;
}

/** Reads the states of texts: of a target or a segment, and the approval of a unit. */
export class StateReader {
  constructor(
    private readonly source: string,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** Null where nothing is said. */
  read({ holder, unit }: KeyText): TextState | null {
    const attributes = holder ? attributeSpans(this.source, holder) : NO_ATTRIBUTES;
    const state = attributes.get('state');
    const approved = this.approvalOf(unit.node);
    const spans = [
      ...(approved ? [approved] : []),
      ...(state ? [around(state, attributes.get('subState'))] : []),
    ];
    if (spans.length === 0) return null;
    const isReviewed =
      approved?.value === 'yes' || (state && statusOf(state.value, this.vocabulary) === 'validated');
    return {
      status: isReviewed ? 'validated' : 'modified',
      spans,
      isUntranslated: state !== undefined && isUntranslated(state.value),
    };
  }

  private approvalOf(unit: XmlNode): AttributeSpan | undefined {
    // Most units have none: looking for the word takes less than taking their attributes apart.
    const tag = this.source.slice(unit.start, unit.contentStart);
    const mayBe = !this.vocabulary.isVersion2 && tag.includes('approved');
    return mayBe ? attributeSpans(this.source, unit).get('approved') : undefined;
  }

  /** The places of the state of a translation; where there is none, a place for one. `state` is the index of the key. */
  placesOf(
    { holder, targetText }: KeyText,
    found: TextState | null,
    state: number,
    form: PluralForm | undefined,
  ): Placed[] {
    if (!found) {
      if (!holder) return [];
      const { start, end } = behindName(holder);
      return [{ start, end, parts: [{ state, language: 1, form, raw: '' }] }];
    }
    const original = found.isUntranslated ? (targetText ?? '') : undefined;
    return found.spans.map(({ start, end }) => {
      const raw = this.source.slice(start, end);
      return { start, end, parts: [{ state, language: 1, form, original, raw, means: found.status }] };
    });
  }
}

const NO_ATTRIBUTES: ReadonlyMap<string, AttributeSpan> = new Map();

/** From the one attribute to the other. */
const around = (one: AttributeSpan, other: AttributeSpan = one): { start: number; end: number } => ({
  start: Math.min(one.start, other.start),
  end: Math.max(one.end, other.end),
});

/** The place for a further attribute of a start tag. */
export function behindName({ start, name }: XmlNode): { start: number; end: number } {
  const at = start + 1 + name.length;
  return { start: at, end: at };
}
