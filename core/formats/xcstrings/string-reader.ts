import { LIMITS } from '../../domain/rules.js';
import type { ReadStatus } from '../model/catalogue.js';
import type { FlatFile } from '../model/flat-entries.js';
import { lineIndex } from '../text/lines.js';
import type { KeepContext } from '../model/kept-file.js';
import { assemble } from '../layout/placed.js';
import type { Placed } from '../layout/placed.js';
import { END, ENTRY } from '../model/profile-types.js';
import type { ProfilePart } from '../model/profile-types.js';
import { checkCount, checkName } from '../model/read-context.js';
import { storable } from '../text/storable.js';
import { fieldsOf } from '../json/json-tree.js';
import type { JsonFields, JsonMember, JsonNode } from '../json/json-tree.js';
import type { FileLanguages } from './file-languages.js';
import type { FreeNames } from './free-names.js';
import { readLocalization } from './localization.js';
import type { Unit } from './localization.js';
import { statusOf } from './states.js';
import { readKey } from './string-entry.js';
import type { StringKey } from './string-entry.js';
import { impliedText, localizationList, missingLocalizations } from './string-parts.js';
import type { ReadLanguage } from './string-parts.js';

type Fields = JsonFields;

/** Reads the strings of a catalogue, one by one. */
export class StringReader {
  readonly statuses: Record<ReadStatus, number> = { validated: 0, modified: 0 };
  /** The names of strings that are no keys. */
  readonly carriedNames: string[] = [];
  private readonly lineAt: (offset: number) => number;
  /** By index of language. */
  private readonly contexts: KeepContext[] = [];

  /** @param names those of all strings, which no variant or variable takes */
  constructor(
    private readonly source: string,
    private readonly context: KeepContext,
    private readonly file: FlatFile,
    private readonly languages: FileLanguages,
    private readonly names: FreeNames,
  ) {
    this.lineAt = lineIndex(source);
  }

  /** A string as an entry, from behind the comma before it up to the one behind it. */
  read(member: JsonMember, from: number, end: number): ProfilePart[] {
    const line = this.lineAt(member.start);
    const fields = fieldsOf(member.value);
    const name = fields && this.nameOf(member, fields, line);
    if (!name) this.carriedNames.push(storable(member.name));
    const placed = name ? this.readFields(name, member.value, fields, line) : [];
    return [ENTRY, ...assemble(this.source, placed, from, end), END];
  }

  /** Null for a string that is no key: it stays as it is. Xcode writes one without a name for texts that are empty. */
  private nameOf({ name }: JsonMember, fields: Fields, line: number): string | null {
    const value = fields.get('shouldTranslate')?.value;
    const isFixed = value?.kind === 'other' && this.source.startsWith('false', value.start);
    if (!isFixed && name !== '') return checkName(name, line, this.context);
    this.context.carried.add(isFixed ? 'shouldTranslate' : 'string', line);
    return null;
  }

  private readFields(name: string, node: JsonNode, fields: Fields, line: number): Placed[] {
    const place = fields.get('localizations')?.value;
    const inFile = fieldsOf(place);
    const suffixes = new Suffixes();
    const members = inFile ? [...inFile.values()] : [];
    const read = members.map((one) => this.readLanguage(one, suffixes));
    const isKnown = !place || inFile !== null;
    if (!isKnown) this.context.carried.add('localization', line);
    const isImplied = isKnown && !read.some(({ language }) => language === 0);
    const keys = this.readKeys(name, line, suffixes.list, read, isImplied);
    const first = this.addKeys(keys, line);
    const placed = this.describe(node, fields, keys, first);
    if (isImplied) placed.push(impliedText(node, first, isPlural(keys)));
    if (!place) return [...placed, missingLocalizations(this.source, node, first)];
    return isKnown ? [...placed, ...localizationList(this.source, place, read, keys, first)] : placed;
  }

  private readLanguage(member: JsonMember, suffixes: Suffixes): ReadLanguage {
    const line = this.lineAt(member.start);
    const language = this.languages.indexOf(member.name, line);
    const known = suffixes.list.length;
    const positionOf = (suffix: string): number => {
      const position = suffixes.positionOf(suffix);
      checkCount(position + 1, line, this.context);
      return position;
    };
    const localization = readLocalization(member.value, language, this.source, positionOf);
    if (!localization) {
      suffixes.forget(known);
      this.context.carried.add('localization', line);
    }
    for (const { state } of localization?.units ?? []) if (state) this.statuses[statusOf(state.value)] += 1;
    return { member, language, localization };
  }

  private readKeys(
    name: string,
    line: number,
    suffixes: readonly string[],
    read: readonly ReadLanguage[],
    isImplied: boolean,
  ): StringKey[] {
    const units = suffixes.map(() => new Map<number, Unit[]>());
    for (const { language, localization } of read) {
      for (const unit of localization?.units ?? []) {
        const some = units[unit.position]?.get(language);
        if (some) some.push(unit);
        else units[unit.position]?.set(language, [unit]);
      }
    }
    return suffixes.map((suffix, position) => {
      const own = suffix === '' ? name : this.names.free(name + suffix);
      if (suffix !== '' && checkName(own, line, this.context) === null) return noKey(own);
      const of = {
        name: own,
        line,
        units: units[position] ?? new Map<number, Unit[]>(),
        implied: isImplied && suffix === '' ? 0 : null,
      };
      return readKey(of, this.contextOf);
    });
  }

  private readonly contextOf = (language: number): KeepContext =>
    (this.contexts[language] ??= { ...this.context, tag: this.languages.tagOf(language) });

  /** @returns the entry of the first of them */
  private addKeys(keys: readonly StringKey[], line: number): number {
    for (const { name, localizations } of keys) {
      const main = localizations.find((one) => one !== undefined) ?? null;
      this.file.add(name, line, main, localizations);
    }
    return this.file.entries.length - keys.length;
  }

  /** The comment of a string describes its keys. */
  private describe(node: JsonNode, fields: Fields, keys: readonly StringKey[], of: number): Placed[] {
    const comment = fields.get('comment');
    const description = comment?.value.kind === 'text' ? storable(comment.value.value).trim() : '';
    if (!comment || description === '' || description.length > LIMITS.description) return [];
    const described = keys.flatMap(({ localizations }) => localizations);
    for (const key of described) if (key) key.description = description;
    const next = node.members[node.members.indexOf(comment) + 1];
    const [start, end] = [comment.start, next?.start ?? comment.value.end];
    return [{ start, end, parts: [{ comment: this.source.slice(start, end), of }] }];
  }
}

/** The ends of the names of the keys of a string, in the order in which they are met; the string itself has none. */
class Suffixes {
  readonly list = [''];
  private readonly positions = new Map([['', 0]]);

  positionOf(suffix: string): number {
    const known = this.positions.get(suffix);
    if (known !== undefined) return known;
    this.positions.set(suffix, this.list.length);
    return this.list.push(suffix) - 1;
  }

  /** Those behind the first so many. */
  forget(count: number): void {
    for (const suffix of this.list.splice(count)) this.positions.delete(suffix);
  }
}

/** Whether the string itself is one. */
const isPlural = ([key]: readonly StringKey[]): boolean => key?.isPlural === true;

const noKey = (name: string): StringKey => ({ name, isPlural: false, localizations: [], forms: [] });
