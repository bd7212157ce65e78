import { isPluralCategory } from '../../domain/plural-rules.js';
import type { PluralCategory, PluralForm } from '../../domain/plural-rules.js';
import type { LanguageTexts, NewLocalization } from '../model/kept-file.js';
import type { FormsPart, LanguagesPart } from '../model/profile-types.js';
import { inlineSource } from './encode.js';
import { pairTexts, quantitiesOf, quantityOf, quantityTexts } from './quantities.js';
import type { PairTexts, QuantityText, QuantityTexts } from './quantities.js';
import { shapeIn } from './markup/shapes.js';
import type { Shape } from './markup/shapes.js';
import { stateOf, writtenState } from './markup/states.js';
import { targetSource, unitSource } from './unit-source.js';
import type { UnitWriting } from './unit-source.js';

/** A form that the file does not have: the translation of a unit, or a unit. */
export function formSource(
  form: PluralForm,
  { name = '', lead, language = 0, taken }: FormsPart,
  inLanguages: readonly NewLocalization[],
  writing: UnitWriting,
): string | null {
  const own = inLanguages[language];
  const quantity = own ? quantityOf(form, own.language.tag) : null;
  if (!own || quantity === null) return null;
  if (!taken) {
    const text = name === quantity ? quantityTexts(own.key, own.language).get(quantity) : undefined;
    return text ? lead + targetSource(text, writing) : null;
  }
  const texts = pairTexts(true, inLanguages);
  const isLeft = isUnitLeft(quantity, { texts, taken, isSource: own.language.isSource });
  return isLeft ? formUnit(name, quantity, texts, lead, writing) : null;
}

/** Whether a form gets a unit of its own: one that both languages get goes with the source. */
const isUnitLeft = (
  quantity: PluralCategory,
  { texts, taken, isSource }: { texts: PairTexts; taken: readonly string[]; isSource: boolean },
): boolean => !taken.includes(quantity) && (isSource || !texts.source.has(quantity));

const formUnit = (
  prefix: string,
  quantity: PluralCategory,
  texts: PairTexts,
  lead: string,
  writing: UnitWriting,
): string => unitSource(prefix + quantity, quantity, { description: '', texts, lead }, writing);

/** What goes to a place for the target language. */
export function languagesSource(
  texts: readonly LanguageTexts[],
  place: LanguagesPart,
  inLanguages: readonly NewLocalization[],
  writing: UnitWriting,
): string[] {
  const shape = shapeIn(place.shape);
  const one = texts.find(({ language }) => !language.isSource);
  const key = one?.keys[0];
  if (!shape || !key) return [];
  const target = quantityTexts(key, one.language);
  if (!('units' in shape)) return translationSource(shape, target, writing);
  const pair = pairTexts(true, inLanguages);
  const of = { texts: pair, taken: shape.taken, isSource: false };
  return quantitiesOf(pair)
    .filter((quantity) => target.has(quantity) && isUnitLeft(quantity, of))
    .map((quantity) => formUnit(shape.units, quantity, pair, shape.lead, writing));
}

/** The translation of a unit, or the state of its segment. */
function translationSource(
  shape: Exclude<Shape, { units: string }>,
  target: QuantityTexts,
  writing: UnitWriting,
): string[] {
  const { form = 'other' } = shape;
  const text = isPluralCategory(form) ? target.get(form) : undefined;
  if (!text || text.text === '') return [];
  if ('state' in shape) return [segmentState(shape.state, text, writing)];
  const { tag, target: lead, like = '', space = '' } = shape;
  return [
    tag === undefined
      ? lead + targetSource(text, writing, { space, like })
      : filled(tag, text, writing, like),
  ];
}

function segmentState(raw: string, { status }: QuantityText, { vocabulary, style }: UnitWriting): string {
  if (raw === '') return ` state="${stateOf(status, vocabulary, style)}"`;
  return writtenState({ raw }, status, true, vocabulary, style);
}

/** An empty `<target>` with a text, and with its state. */
function filled(
  tag: string,
  { text, status }: QuantityText,
  { vocabulary, style }: UnitWriting,
  like: string,
): string {
  const open = tag.replace(/\s{0,20}\/?>$/, '');
  const stated = open.replace(/(?<![\w:.-])state\s*=\s*(?:"[^"]*"|'[^']*')/, (raw) =>
    writtenState({ raw }, status, true, vocabulary, style),
  );
  const name = /^<([^\s/>]+)/.exec(open)?.[1] ?? 'target';
  return `${stated}>${inlineSource(text, like, vocabulary)}</${name}>`;
}
