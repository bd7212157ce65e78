import type { PluralCategory } from '../../domain/plural-rules.js';
import { lastLine } from '../text/space-before.js';
import { attributeText, elementText } from '../xml/write.js';
import { inlineSource } from './encode.js';
import { quantitiesOf } from './quantities.js';
import type { PairTexts, QuantityText } from './quantities.js';
import { approvalOf, stateOf } from './markup/states.js';
import type { XliffStyle } from './style.js';
import { pluralPrefix } from './units/unit-name.js';
import { idOf } from './unit-id.js';
import type { Vocabulary } from './markup/vocabulary.js';

/** How units are written. */
export interface UnitWriting {
  vocabulary: Vocabulary;
  style: Pick<XliffStyle, 'hasStatuses' | 'isStateless' | 'isNamed'>;
}

interface NewUnits {
  name: string;
  description: string;
  texts: PairTexts;
}

/** The units of a key, one for each form of a plural, each with the white space before it. */
export function unitSources(
  { name, description, texts }: NewUnits,
  lead: string,
  writing: UnitWriting,
): string[] {
  if (!texts.isPlural) return [unitSource(name, 'other', { description, texts, lead }, writing)];
  return quantitiesOf(texts).map((quantity) =>
    unitSource(pluralPrefix(name) + quantity, quantity, { description, texts, lead }, writing),
  );
}

/** A unit; where the source language has no such form, with its form other. */
export function unitSource(
  name: string,
  quantity: PluralCategory,
  { description, texts: { source, target }, lead }: Omit<NewUnits, 'name'> & { lead: string },
  writing: UnitWriting,
): string {
  const { isVersion2, prefix } = writing.vocabulary;
  const unit = {
    name,
    source: (source.get(quantity) ?? source.get('other'))?.text ?? '',
    target: target.get(quantity),
    note: description === '' ? '' : `<${prefix}note>${elementText(description)}</${prefix}note>`,
  };
  return lead + (isVersion2 ? segmented : translated)(unit, lastLine(lead), writing);
}

interface UnitContent {
  name: string;
  source: string;
  target: QuantityText | undefined;
  note: string;
}

function translated({ name, source, target, note }: UnitContent, line: string, writing: UnitWriting): string {
  const { vocabulary, style } = writing;
  const { prefix, isApple } = vocabulary;
  const inner = line === '' ? '' : `${line}  `;
  const named = style.isNamed ? ` resname="${attributeText(name)}"` : '';
  const hasApproval = target && target.status === 'validated' && !style.isStateless && !isApple;
  const approved = hasApproval ? ` approved="${approvalOf(target.status)}"` : '';
  return (
    `<${prefix}trans-unit id="${attributeText(name)}"${named}${approved}>` +
    inner +
    element('source', '', source, vocabulary) +
    (target ? inner + targetSource(target, writing) : '') +
    (note === '' ? '' : inner + note) +
    `${line}</${prefix}trans-unit>`
  );
}

function segmented({ name, source, target, note }: UnitContent, line: string, writing: UnitWriting): string {
  const { vocabulary, style } = writing;
  const { prefix } = vocabulary;
  const [inner, innermost] = line === '' ? ['', ''] : [`${line}  `, `${line}    `];
  const state = style.isStateless
    ? ''
    : ` state="${target ? stateOf(target.status, vocabulary, style) : 'initial'}"`;
  const notes = note === '' ? '' : `${inner}<${prefix}notes>${innermost}${note}${inner}</${prefix}notes>`;
  return (
    `<${prefix}unit id="${idOf(name)}" name="${attributeText(name)}">${notes}` +
    `${inner}<${prefix}segment${state}>` +
    innermost +
    element('source', '', source, vocabulary) +
    (target ? innermost + targetSource(target, writing) : '') +
    `${inner}</${prefix}segment>${line}</${prefix}unit>`
  );
}

/** A `<target>`, in version 1 with its state. */
export function targetSource(
  { text, status }: QuantityText,
  { vocabulary, style }: UnitWriting,
  { space, like } = { space: '', like: '' },
): string {
  const isStated = !vocabulary.isVersion2 && !style.isStateless;
  const state = isStated ? ` state="${text === '' ? 'new' : stateOf(status, vocabulary, style)}"` : '';
  return element('target', space + state, text, vocabulary, like);
}

const element = (
  name: string,
  attributes: string,
  text: string,
  vocabulary: Vocabulary,
  like = '',
): string => {
  const tag = vocabulary.prefix + name;
  return `<${tag}${attributes}>${inlineSource(text, like, vocabulary)}</${tag}>`;
};

/** A group with its units; one without a name is none. */
export function groupSource(
  name: string,
  units: string,
  lead: string,
  { vocabulary: { prefix, isVersion2 } }: UnitWriting,
): string {
  if (name === '') return units;
  const own = attributeText(name);
  const attributes = isVersion2 ? `id="${idOf(name)}" name="${own}"` : `resname="${own}"`;
  return `${lead}<${prefix}group ${attributes}>${units}${lead}</${prefix}group>`;
}
