import type { CheckSettings } from '#core/api/checks.js';
import { CHECK_IDS } from '#core/checks/check-ids.js';
import { checkConsistency } from '#core/checks/check-project.js';
import { checkText } from '#core/checks/rules/check-text.js';
import type { Severities } from '#core/checks/severities.js';
import { SourceCuts } from '#core/checks/source-cuts.js';
import { sourceTextFor } from '#core/checks/subject.js';
import type { Steps } from '#core/steps.js';

import type { TableKey, TableLanguage, TextChange, TextTable } from '../texts/text-table.js';
import { bitsOf } from './check-bits.js';
import { standing } from './ignored.js';
import { sourceTexts, subjectOf } from './subject-of.js';
import type { KeyTexts } from './subject-of.js';

/** What the findings of a project depend on beside its texts. */
export interface CheckRules extends Pick<CheckSettings, 'placeholders'> {
  ignored: readonly IgnoredSlot[];
}

export interface IgnoredSlot {
  languageId: number;
  slot: number;
  /** `check fingerprint` */
  finding: string;
}

/** The checks with a finding in each slot, by language; only languages whose findings may have changed. */
export type FoundBits = (readonly [languageId: number, bits: Uint32Array<ArrayBuffer>])[];

/** Every check runs whatever its severity, so that severities can change without another run. */
const ALL = Object.fromEntries(CHECK_IDS.map((id) => [id, 'hint'])) as Severities;

interface Column {
  language: TableLanguage;
  /** The findings of the checks that look at one text. */
  own: Uint32Array<ArrayBuffer>;
  ignored: Map<number, Set<string>>;
}

/** Runs all checks over a table of texts, and again where it changes. */
export class FindingIndex {
  private readonly sources = new SourceCuts();
  private readonly keyAt: readonly TableKey[];
  private readonly columns: ReadonlyMap<number, Column>;
  private readonly base: Column | undefined;
  /** The keys to check, each with the languages. */
  private due = new Map<TableKey, ReadonlySet<number>>();
  private rules: CheckRules | null = null;

  constructor(private readonly table: TextTable) {
    const { keys, languages, baseId } = table.content;
    const keyAt: TableKey[] = [];
    for (const key of keys) key.forms.forEach((_, at) => (keyAt[key.first + at] = key));
    this.keyAt = keyAt;
    this.columns = new Map(
      languages.map((language) => [
        language.id,
        { language, own: new Uint32Array(keyAt.length), ignored: new Map() },
      ]),
    );
    this.base = this.columns.get(baseId ?? 0);
  }

  /** Call after the texts have changed in the table. */
  changed(changes: readonly TextChange[]): void {
    for (const { languageId, slot } of changes)
      this.require(slot, languageId === this.base?.language.id ? this.columns.keys() : [languageId]);
  }

  /** Checks everything the first time, then what has changed since. */
  *check(rules: CheckRules): Steps<FoundBits> {
    this.follow(rules);
    const { due } = this;
    this.due = new Map();
    const checked = new Set<Column>();
    // Key by key: the source text is parsed once for all languages.
    for (const [key, languageIds] of due) {
      const columns = [...languageIds].flatMap((id) => this.columns.get(id) ?? []);
      this.checkKey(key, columns, rules);
      for (const column of columns) checked.add(column);
      yield;
    }
    const found: FoundBits = [];
    for (const column of checked) {
      found.push([column.language.id, this.withConsistency(column)]);
      yield;
    }
    return found;
  }

  private require(slot: number, languageIds: Iterable<number>): void {
    const key = this.keyAt[slot];
    if (key) this.due.set(key, new Set([...(this.due.get(key) ?? []), ...languageIds]));
  }

  private follow(rules: CheckRules): void {
    const before = this.rules;
    this.rules = rules;
    if (before?.placeholders !== rules.placeholders) {
      const all = new Set(this.columns.keys());
      this.due = new Map(this.table.content.keys.map((key) => [key, all]));
    }
    this.ignore(before?.ignored ?? [], rules.ignored);
  }

  private ignore(before: readonly IgnoredSlot[], after: readonly IgnoredSlot[]): void {
    if (isSameList(before, after)) return;
    for (const { slot, languageId } of [...before, ...after]) this.require(slot, [languageId]);
    for (const column of this.columns.values()) column.ignored.clear();
    for (const { languageId, slot, finding } of after) {
      const ignored = this.columns.get(languageId)?.ignored;
      ignored?.set(slot, (ignored.get(slot) ?? new Set()).add(finding));
    }
  }

  private checkKey(key: TableKey, columns: Iterable<Column>, { placeholders }: CheckRules): void {
    const syntax = { mode: this.table.content.mode, placeholders };
    const source = this.base ? sourceTexts(this.textsIn(key, this.base), syntax.mode) : null;
    for (const column of columns) {
      const own = this.textsIn(key, column);
      column.own.fill(0, key.first, key.first + key.forms.length);
      for (const { form, text } of own.forms) {
        const subject = subjectOf(key, syntax, form, text, own, column === this.base ? null : source);
        const findings = checkText(subject, ALL, this.sources);
        if (findings.length === 0) continue;
        const slot = key.first + key.forms.indexOf(form);
        const sourceText = sourceTextFor(subject.source, subject.quantity);
        column.own[slot] = bitsOf(standing(findings, sourceText, column.ignored.get(slot)));
      }
    }
  }

  /** Adds the checks that compare keys: one text may change their findings in many keys. */
  private withConsistency(column: Column): Uint32Array<ArrayBuffer> {
    const bits = column.own.slice();
    if (!this.base || column === this.base) return bits;
    const sources = this.table.textsOf(this.base.language.id);
    const pairs = this.table
      .textsOf(column.language.id)
      .map((text, slot) => ({ source: this.sourceAt(sources, slot), text }));
    for (const [slot, findings] of checkConsistency(pairs, ALL))
      bits[slot] =
        (bits[slot] ?? 0) | bitsOf(standing(findings, pairs[slot]?.source ?? '', column.ignored.get(slot)));
    return bits;
  }

  /** The source of a slot; for a form without one, that of the form `other`. */
  private sourceAt(sources: readonly string[], slot: number): string {
    const own = sources[slot] ?? '';
    const key = this.keyAt[slot];
    const other = key?.forms.indexOf('other') ?? -1;
    return own !== '' || !key || other < 0 ? own : (sources[key.first + other] ?? '');
  }

  /** The forms that a language needs, and other forms with a text. */
  private textsIn({ first, forms }: TableKey, { language }: Column): KeyTexts {
    const texts = this.table.textsOf(language.id);
    const text = texts[first] ?? '';
    if (forms.length === 1) return { language, forms: [{ form: null, text, isRequired: true }] };
    const placed = forms.map((form, at) => ({
      form,
      text: texts[first + at] ?? '',
      isRequired: language.required.includes(form),
    }));
    return { language, forms: placed.filter((own) => own.text !== '' || own.isRequired) };
  }
}

const isSameList = (before: readonly IgnoredSlot[], after: readonly IgnoredSlot[]): boolean =>
  before.length === after.length &&
  before.every(({ languageId, slot, finding }, at) => {
    const other = after[at];
    return other?.languageId === languageId && other.slot === slot && other.finding === finding;
  });
