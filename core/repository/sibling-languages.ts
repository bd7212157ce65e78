import { placesIn } from './code-places.js';
import type { PossiblePlace } from './code-places.js';
import { templateOf } from './path-template.js';
import { areCompatible } from './compatible-tags.js';
import { isWord, namesTexts } from './words.js';

/** Where the code stands in a path, and what it says. */
export interface PathLanguage {
  /** One, or several with the same code, from left to right. */
  readonly places: readonly PossiblePlace[];
  readonly code: string;
  /** Null where no language is known for the code: `cz`, and `Base` of Xcode. */
  readonly tag: string | null;
  readonly from: 'folder' | 'name';
}

interface Choice extends PathLanguage {
  readonly template: string;
  readonly isSure: boolean;
}

/**
 * The languages that paths name. A word that looks like a code is one where the same path exists in other languages:
 * `it/common.json` beside `fr/common.json`, but not `src/it/common.json` alone.
 */
export class SiblingLanguages {
  /** The languages of each possible template. */
  private readonly tags = new Map<string, Set<string>>();
  /** Those of codes that are no words. */
  private readonly plainTags = new Map<string, Set<string>>();

  constructor(paths: Iterable<string>) {
    for (const path of paths)
      for (const { template, tag, code } of choicesIn(path)) {
        if (tag === null) continue;
        add(this.tags, template, tag);
        if (!isWord(code)) add(this.plainTags, template, tag);
      }
  }

  /**
   * The language that a path names, by its folder before its name; null: none.
   *
   * @param said the tag that the document itself names: where the path can mean that, it does
   */
  of(path: string, said: string | null = null): PathLanguage | null {
    let best: { choice: Choice; rank: number[] } | null = null;
    for (const choice of choicesIn(path)) {
      const isSaid = said !== null && areCompatible(choice.tag, said);
      if (!isSaid && !this.isLanguage(choice, path)) continue;
      const rank = [Number(isSaid), ...this.rankOf(choice)];
      if (!best || isAbove(rank, best.rank)) best = { choice, rank };
    }
    return best?.choice ?? null;
  }

  private isLanguage({ isSure, tag, code, template, places }: Choice, path: string): boolean {
    if (isSure) return true;
    const plain = sizeOf(this.plainTags, template);
    if (tag === null) return plain > 1;
    const hasOthers = sizeOf(this.tags, template) > 1;
    if (isWord(code)) return hasOthers && (plain > 0 || namesTexts(path));
    return hasOthers || isAloneALanguage(path, places);
  }

  /** What counts most comes first. Of `pt_BR` and the `BR` in it, the longer one is meant. */
  private rankOf({ isSure, places, from, template, code }: Choice): number[] {
    const siblings = sizeOf(this.tags, template);
    return [
      Number(isSure),
      Number(places.length > 1),
      Number(siblings > 1),
      Number(from === 'folder'),
      siblings,
      code.length,
      places[0]?.start ?? 0,
    ];
  }
}

const sizeOf = (tags: ReadonlyMap<string, Set<string>>, template: string): number =>
  tags.get(template)?.size ?? 0;

const isAbove = (rank: readonly number[], other: readonly number[]): boolean => {
  const at = rank.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (rank[at] ?? 0) > (other[at] ?? 0);
};

/** A code without others beside it is that of a language where texts are, or where it is all that the path says. */
function isAloneALanguage(path: string, [place]: readonly PossiblePlace[]): boolean {
  if (!place) return false;
  const isPart = isEdge(path.charAt(place.start - 1)) && isEdge(path.charAt(place.end));
  return isPart && (namesTexts(path) || place.start === 0);
}

const isEdge = (character: string): boolean => character === '' || '/._-'.includes(character);

const MOST_PLACES = 12;

/** Each place alone, and those of one code together. */
function choicesIn(path: string): Choice[] {
  const places = placesIn(path).slice(-MOST_PLACES);
  const byCode = new Map<string, PossiblePlace[]>();
  for (const place of places) byCode.set(place.code, [...(byCode.get(place.code) ?? []), place]);
  const together = [...byCode.values()].filter(({ length }) => length > 1);
  return [...places.map((place) => [place]), ...together].flatMap((chosen): Choice[] => {
    const [first] = chosen;
    if (!first) return [];
    const { code, tag, isFolder } = first;
    const isSure = chosen.some((place) => place.isSure);
    const from = isFolder ? 'folder' : 'name';
    return [{ places: chosen, code, tag, from, isSure, template: templateOf(path, chosen) }];
  });
}

function add(tags: Map<string, Set<string>>, template: string, tag: string): void {
  const found = tags.get(template);
  if (found) found.add(tag);
  else tags.set(template, new Set([tag]));
}
