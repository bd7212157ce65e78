import { pluralForms } from '../../domain/plural-rules.js';
import type { PluralMode } from '../../domain/plural-rules.js';
import { QUANTITIES } from '../../domain/quantities.js';
import type { JsonFlavour } from '../plurals/flavours.js';
import { readIcuPlural } from '../../messages/icu-plural.js';
import type { FileLanguage } from '../model/profile-types.js';
import { placeIn, ROOT_PLACE } from '../json/json-place.js';
import type { JsonPlace } from '../json/json-place.js';
import { scanJson } from '../json/json-scanner.js';
import type { JsonNesting, JsonVisitor } from '../json/json-scanner.js';
import { InRoot } from './in-root.js';
import { splitForms } from './pipes.js';
import { SuffixedMembers } from '../suffixed/suffixed-plurals.js';
import type { SuffixedForm } from '../suffixed/suffixed-plurals.js';

/** The plurals that a JSON file has by each flavour. */
export interface JsonPlurals {
  counts: Record<JsonFlavour, number>;
  /** Of i18next, by the offset of the name of each form. */
  suffixed: ReadonlyMap<number, SuffixedForm>;
  /** What most ICU messages call their number. */
  argument?: string;
}

interface LookOptions {
  tag: string | null;
  pluralMode: PluralMode;
  /** Of names. */
  limit: number;
  /** Whether texts are a plural whose names do not tell: `items_other` alone, or beside what is no form of the language. */
  isKnownPlural: (group: string, name: string) => boolean;
  /** Of a file with an object for each; empty: it holds one. */
  languages: readonly FileLanguage[];
  /** Whether all of it is in an object that is called after its language. */
  hasRoot: boolean;
}

/**
 * Looks for plurals in a JSON file. Linear.
 *
 * @throws Malformed when it does not parse
 */
export function lookForPlurals(source: string, options: LookOptions): JsonPlurals {
  const look = new PluralLook(options);
  scanJson(source, options.hasRoot ? new InRoot(look) : look);
  const { pipes, icu, suffixed, i18next } = look;
  const [most] = [...look.arguments].sort(([, one], [, other]) => other - one);
  return { counts: { pipes, i18next, icu }, suffixed, ...(most && { argument: most[0] }) };
}

/** The flavour by which a file has most plurals: of as many, pipes are the most likely to be something else. */
export const likelyFlavour = ({ pipes, i18next, icu }: JsonPlurals['counts']): JsonFlavour => {
  if (i18next > 0 && i18next >= Math.max(icu, pipes)) return 'i18next';
  return icu > 0 && icu >= pipes ? 'icu' : 'pipes';
};

interface Frame {
  kind: JsonNesting;
  place: JsonPlace;
  members: SuffixedMembers;
}

class PluralLook implements JsonVisitor {
  pipes = 0;
  i18next = 0;
  icu = 0;
  readonly suffixed = new Map<number, SuffixedForm>();
  readonly arguments = new Map<string, number>();
  private readonly frames: Frame[] = [];
  /** Of the language. */
  private forms: readonly string[] = [];
  private formsOrZero: ReadonlySet<string> = new Set();
  private name = '';
  private offset = 0;
  private count = 0;

  constructor(private readonly options: LookOptions) {
    this.beginLanguage(options.tag);
  }

  private beginLanguage(tag: string | null): void {
    this.forms = pluralForms(tag);
    // A strict project writes its three forms in every language.
    const further = this.options.pluralMode === 'strict' ? QUANTITIES : ['zero'];
    this.formsOrZero = new Set([...this.forms, ...further]);
  }

  member(name: string, offset: number): void {
    this.name = name;
    this.offset = offset;
  }

  text(value: string): void {
    const frame = this.frames.at(-1);
    if (frame?.kind === 'object') frame.members.add(this.name, value, this.offset);
    if (value.includes('|')) this.countPipes(splitForms(value).length);
    const plural = readIcuPlural(value);
    if (!plural) return;
    this.icu += 1;
    this.arguments.set(plural.argument, (this.arguments.get(plural.argument) ?? 0) + 1);
  }

  other(): void {
    const frame = this.frames.at(-1);
    if (frame?.kind === 'object') frame.members.add(this.name, null, this.offset);
  }

  open(kind: JsonNesting): void {
    this.other();
    const parent = this.frames.at(-1);
    const language = this.frames.length === 1 ? this.options.languages[this.count++] : undefined;
    if (language) this.beginLanguage(language.tag);
    const place = parent && !language ? placeIn(parent.place, this.name, this.options.limit) : ROOT_PLACE;
    this.frames.push({ kind, place, members: new SuffixedMembers() });
  }

  close(): void {
    const frame = this.frames.pop();
    if (!frame) return;
    const { group, path } = frame.place;
    const isKnown = (stem: string): boolean => this.options.isKnownPlural(group, path + stem);
    this.i18next += frame.members.addPlurals(this.suffixed, this.formsOrZero, isKnown);
  }

  private countPipes(forms: number): void {
    if (forms === 3 || (forms > 3 && forms === this.forms.length)) this.pipes += 1;
  }
}
