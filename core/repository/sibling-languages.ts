import { placesIn } from './code-places.js';
import type { PossiblePlace } from './code-places.js';
import { templateOf } from './path-template.js';
import { areCompatible } from './compatible-tags.js';
import { holdsTexts } from './path-parts.js';
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
  /** What has the same code in other languages: the template, and the folder in which all that is below it has it. */
  readonly siblings: readonly string[];
  readonly isSure: boolean;
}

/**
 * The languages that paths name. A word that looks like a code is one where the same path, or its folder, exists in other
 * languages: `it/common.json` beside `fr/common.json`, but not `src/it/common.json` alone.
 */
export class SiblingLanguages {
  /** The languages of each template and folder. */
  private readonly tags = new Map<string, Set<string>>();
  /** Those of codes that are no words. */
  private readonly plainTags = new Map<string, Set<string>>();
  private readonly paths: ReadonlySet<string>;

  constructor(paths: readonly string[]) {
    this.paths = new Set(paths);
    for (const path of paths)
      for (const { siblings, tag, code } of choicesIn(path)) {
        if (tag === null) continue;
        add(this.tags, siblings, tag);
        if (!isWord(code)) add(this.plainTags, siblings, tag);
      }
  }

  /**
   * The language that a path names, by its folder before its name; null: none.
   *
   * @param said the tag that the document itself names: where the path can mean that, it does
   */
  of(path: string, said: string | null = null): PathLanguage | null {
    let best: { choice: Choice; rank: number[] } | null = null;
    for (const choice of choicesIn(path).filter((one) => this.mayRepeat(one))) {
      const isSaid = said !== null && areCompatible(choice.tag, said);
      if (!isSaid && !this.isLanguage(choice, path)) continue;
      const rank = [Number(isSaid), ...this.rankOf(choice)];
      if (!best || isAbove(rank, best.rank)) best = { choice, rank };
    }
    return best?.choice ?? null;
  }

  /** In `is/what-is-new.ftl`, a folder is a language and a word of the name is none. */
  private mayRepeat({ places, code, siblings: [template = ''] }: Choice): boolean {
    return places.length === 1 || !isWord(code) || (this.tags.get(template)?.size ?? 0) > 1;
  }

  private isLanguage({ isSure, tag, code, siblings, places }: Choice, path: string): boolean {
    if (isSure) return true;
    const plain = sizeOf(this.plainTags, siblings);
    if (tag === null) return plain > 1;
    const hasOthers = sizeOf(this.tags, siblings) > 1;
    if (isWord(code)) return hasOthers && (plain > 0 || namesTexts(path));
    return hasOthers || this.isAloneALanguage(path, places);
  }

  /** A code without others beside it is that of a language where texts are, or where it is all that the path says. */
  private isAloneALanguage(path: string, [place]: readonly PossiblePlace[]): boolean {
    if (!place) return false;
    const { start, end } = place;
    const isPart = isEdge(path.charAt(start - 1)) && isEdge(path.charAt(end));
    const bare = path.slice(0, start - 1) + path.slice(end);
    return isPart && (start === 0 || holdsTexts(path) || namesTexts(path) || this.paths.has(bare));
  }

  /** What counts most comes first. Of `pt_BR` and the `BR` in it, the longer one is meant. */
  private rankOf({ isSure, places, from, siblings, code }: Choice): number[] {
    const others = sizeOf(this.tags, siblings);
    return [
      Number(isSure),
      Number(places.length > 1),
      Number(others > 1),
      Number(from === 'folder'),
      others,
      code.length,
      places[0]?.start ?? 0,
    ];
  }
}

const sizeOf = (tags: ReadonlyMap<string, Set<string>>, siblings: readonly string[]): number =>
  Math.max(...siblings.map((one) => tags.get(one)?.size ?? 0));

const isAbove = (rank: readonly number[], other: readonly number[]): boolean => {
  const at = rank.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (rank[at] ?? 0) > (other[at] ?? 0);
};

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
    const folder = isFolder
      ? [path.slice(0, first.start) + path.slice(first.end, path.indexOf('/', first.end) + 1)]
      : [];
    const siblings = [templateOf(path, chosen), ...folder];
    return [{ places: chosen, code, tag, from: isFolder ? 'folder' : 'name', isSure, siblings }];
  });
}

function add(tags: Map<string, Set<string>>, siblings: readonly string[], tag: string): void {
  for (const one of siblings) {
    const found = tags.get(one);
    if (found) found.add(tag);
    else tags.set(one, new Set([tag]));
  }
}
