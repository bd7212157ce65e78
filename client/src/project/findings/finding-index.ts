import type { CheckSettings } from '#core/api/checks.js';
import type { LanguageView } from '#core/api/languages.js';
import { CHECK_IDS } from '#core/checks/check-ids.js';
import { checkConsistency } from '#core/checks/check-project.js';
import { checkText } from '#core/checks/rules/check-text.js';
import type { Severities } from '#core/checks/severities.js';
import { SourceCuts } from '#core/checks/source-cuts.js';
import { sourceTextFor } from '#core/checks/subject.js';
import type { SourceTexts } from '#core/checks/subject.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import type { Forms } from '../store/language-forms.js';
import { bitsOf } from './check-bits.js';
import { standing } from './ignored.js';
import { sourceTexts, subjectOf } from './subject-of.js';
import type { KeyTexts } from './subject-of.js';

/** The messages to an index: plain data, since it runs in a worker. Slots are those of the value table. */
export type IndexMessage =
  | {
      kind: 'load';
      keys: IndexedKey[];
      languages: IndexedLanguage[];
      baseId: number | null;
      syntax: { mode: PluralMode } & Pick<CheckSettings, 'placeholders'>;
      ignored: readonly IgnoredSlot[];
    }
  | { kind: 'change'; changes: readonly TextChange[] }
  | { kind: 'ignore'; ignored: readonly IgnoredSlot[] };

export interface IndexedKey {
  first: number;
  forms: Forms;
  maxLength: number | null;
}

export interface IndexedLanguage {
  language: Pick<LanguageView, 'id' | 'tag'>;
  /** The forms that plurals need in this language. */
  required: Forms;
  /** A text per slot. */
  texts: string[];
}

export interface IgnoredSlot {
  languageId: number;
  slot: number;
  /** `check fingerprint` */
  finding: string;
}

export interface TextChange {
  languageId: number;
  slot: number;
  text: string;
}

/** The checks with a finding in each slot, by language; only languages whose findings may have changed. */
export type FoundBits = (readonly [languageId: number, bits: Uint32Array<ArrayBuffer>])[];

/** Every check runs whatever its severity, so that severities can change without another run. */
const ALL = Object.fromEntries(CHECK_IDS.map((id) => [id, 'hint'])) as Severities;

interface Column extends IndexedLanguage {
  /** The findings of the checks that look at one text. */
  own: Uint32Array<ArrayBuffer>;
  ignored: Map<number, Set<string>>;
}

/** Runs all checks over a project, and again over changes. */
export class FindingIndex {
  private readonly sources = new SourceCuts();
  private keys: readonly IndexedKey[] = [];
  /** The key of each slot. */
  private keyAt = new Int32Array();
  private columns = new Map<number, Column>();
  private baseId: number | null = null;
  private syntax: Parameters<typeof subjectOf>[1] = { mode: 'strict', placeholders: 'any' };

  take(message: IndexMessage): FoundBits {
    if (message.kind === 'load') return this.load(message);
    return message.kind === 'change' ? this.change(message.changes) : this.ignore(message.ignored);
  }

  private load(message: Extract<IndexMessage, { kind: 'load' }>): FoundBits {
    const { keys, languages, baseId, syntax, ignored } = message;
    const last = keys.at(-1);
    this.keyAt = new Int32Array(last ? last.first + last.forms.length : 0);
    keys.forEach(({ first, forms }, at) => this.keyAt.fill(at, first, first + forms.length));
    this.columns = new Map(
      languages.map((indexed) => [
        indexed.language.id,
        { ...indexed, own: new Uint32Array(this.keyAt.length), ignored: new Map() },
      ]),
    );
    [this.keys, this.baseId, this.syntax] = [keys, baseId, syntax];
    this.setIgnored(ignored);
    // Key by key: the source text is parsed once for all languages.
    for (const key of keys) this.check(key, this.columns.values());
    return this.answer([...this.columns.keys()]);
  }

  private change(changes: readonly TextChange[]): FoundBits {
    const changed = new Set<number>();
    for (const { languageId, slot, text } of changes) {
      const column = this.columns.get(languageId);
      if (!column) continue;
      column.texts[slot] = text;
      const isSource = languageId === this.baseId;
      for (const id of isSource ? this.columns.keys() : [languageId]) {
        changed.add(id);
        this.checkSlot(slot, id);
      }
    }
    return this.answer([...changed]);
  }

  private ignore(ignored: readonly IgnoredSlot[]): FoundBits {
    const before = [...this.columns.values()].flatMap((column) =>
      [...column.ignored.keys()].map((slot) => ({ languageId: column.language.id, slot })),
    );
    this.setIgnored(ignored);
    for (const { slot, languageId } of [...before, ...ignored]) this.checkSlot(slot, languageId);
    return this.answer([...new Set([...before, ...ignored].map(({ languageId }) => languageId))]);
  }

  private setIgnored(ignored: readonly IgnoredSlot[]): void {
    for (const column of this.columns.values()) column.ignored.clear();
    for (const { languageId, slot, finding } of ignored) {
      const column = this.columns.get(languageId);
      column?.ignored.set(slot, (column.ignored.get(slot) ?? new Set()).add(finding));
    }
  }

  private checkSlot(slot: number, languageId: number): void {
    const key = this.keys[this.keyAt[slot] ?? -1];
    const column = this.columns.get(languageId);
    if (key && column) this.check(key, [column]);
  }

  private check(key: IndexedKey, columns: Iterable<Column>): void {
    const sourceColumn = this.columns.get(this.baseId ?? 0);
    const source = sourceColumn ? sourceTexts(textsIn(key, sourceColumn), this.syntax.mode) : null;
    for (const column of columns) this.checkIn(column, key, column === sourceColumn ? null : source);
  }

  private checkIn(column: Column, key: IndexedKey, source: SourceTexts | null): void {
    const own = textsIn(key, column);
    column.own.fill(0, key.first, key.first + key.forms.length);
    for (const { form, text } of own.forms) {
      const subject = subjectOf(key, this.syntax, form, text, own, source);
      const findings = checkText(subject, ALL, this.sources);
      if (findings.length === 0) continue;
      const slot = key.first + key.forms.indexOf(form);
      const sourceText = sourceTextFor(source, subject.quantity);
      column.own[slot] = bitsOf(standing(findings, sourceText, column.ignored.get(slot)));
    }
  }

  /** Adds the checks that compare keys: one text may change their findings in many keys. */
  private answer(languageIds: readonly number[]): FoundBits {
    return languageIds.flatMap((id) => {
      const column = this.columns.get(id);
      return column ? [[id, this.withConsistency(column)] as const] : [];
    });
  }

  private withConsistency(column: Column): Uint32Array<ArrayBuffer> {
    const bits = column.own.slice();
    if (this.baseId === null || column.language.id === this.baseId) return bits;
    const pairs = column.texts.map((text, slot) => ({ source: this.sourceAt(slot), text }));
    for (const [slot, findings] of checkConsistency(pairs, ALL))
      bits[slot] =
        (bits[slot] ?? 0) | bitsOf(standing(findings, pairs[slot]?.source ?? '', column.ignored.get(slot)));
    return bits;
  }

  private sourceAt(slot: number): string {
    const texts = this.columns.get(this.baseId ?? 0)?.texts ?? [];
    return (texts[slot] ?? '') || (texts[this.otherOf(slot) ?? -1] ?? '');
  }

  /** The index of the form `other` of a plural. */
  private otherOf(slot: number): number | null {
    const key = this.keys[this.keyAt[slot] ?? -1];
    const at = key?.forms.indexOf('other') ?? -1;
    return key && at >= 0 ? key.first + at : null;
  }
}

/** The forms that a language needs, and other forms with a text. */
function textsIn({ first, forms }: IndexedKey, { language, required, texts }: IndexedLanguage): KeyTexts {
  const text = texts[first] ?? '';
  if (forms.length === 1) return { language, forms: [{ form: null, text, isRequired: true }] };
  const placed = forms.map((form, at) => ({
    form,
    text: texts[first + at] ?? '',
    isRequired: required.includes(form),
  }));
  return { language, forms: placed.filter((own) => own.text !== '' || own.isRequired) };
}
