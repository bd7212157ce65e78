import type { CodePlace } from './path-template.js';
import { tagOfCode } from './code-tag.js';
import { isNoCode } from './words.js';

/** Where the code of a language may stand in a path. */
export interface PossiblePlace extends CodePlace {
  readonly code: string;
  /** Null if no language is known for the code. */
  readonly tag: string | null;
  readonly isFolder: boolean;
  /** Whether nothing but a language stands there: `fr.lproj`, `values-fr`. */
  readonly isSure: boolean;
}

/** All places where the code of a language may stand: folders from left to right, then those in the name. */
export function placesIn(path: string): PossiblePlace[] {
  const places: PossiblePlace[] = [];
  let from = 0;
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', from)) {
    places.push(...placesInFolder(path.slice(from, end), path).map((place) => moved(place, from)));
    from = end + 1;
  }
  const point = path.lastIndexOf('.');
  const stem = path.slice(from, point > from ? point : undefined);
  return [...places, ...placesInWords(stem, false).map((place) => moved(place, from))];
}

const moved = (place: PossiblePlace, by: number): PossiblePlace => ({
  ...place,
  start: place.start + by,
  end: place.end + by,
});

const sure = (start: number, code: string): PossiblePlace => ({
  start,
  end: start + code.length,
  code,
  tag: tagOfCode(code),
  isFolder: true,
  isSure: true,
});

/** The language of resources stands behind the codes of a network, before all other qualifiers. */
const VALUES =
  /^values-(?:mcc\d{3}-)?(?:mnc\d{2,3}-)?(?!any\b|car\b)(b\+[a-z\d+]+|[a-z]{2,3}(?:-r[a-z]{2})?)(?:-|$)/i;

function placesInFolder(part: string, path: string): PossiblePlace[] {
  if (part.endsWith('.lproj')) return [sure(0, part.slice(0, -'.lproj'.length))];
  if (/^values(?:-|$)/.test(part) && path.endsWith('.xml')) {
    const [whole = '', code] = VALUES.exec(part) ?? [];
    return code === undefined ? [] : [sure(whole.lastIndexOf(code), code)];
  }
  return placesInWords(part, true);
}

/** Longer codes than `zh_Hans_CN` with a variant stand in no path. */
const MOST_WORDS = 4;

const WORD = /[^-._]+/g;

/** Runs of words that make a code; of those that begin at one word, the longest. */
function placesInWords(text: string, isFolder: boolean): PossiblePlace[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  return words.flatMap(({ start }, first) => {
    if (!BEGINNING.test(text.slice(start, words[first]?.end))) return [];
    for (let last = Math.min(first + MOST_WORDS, words.length) - 1; last >= first; last -= 1) {
      const end = words[last]?.end ?? start;
      const code = text.slice(start, end);
      const tag = code.includes('.') ? null : tagOfCode(code);
      if (tag !== null || mayBeUnknown(text, start, end))
        return [{ start, end, code, tag, isFolder, isSure: false }];
    }
    return [];
  });
}

const BEGINNING = /^(?:[a-z]{2,3}|[A-Z]{2,3})(?:@[a-z]+)?$/;

/** `cz`, `xx-YY` and `xx-arab`, where nothing stands behind, and what only the wikis of Wikimedia are called. */
const mayBeUnknown = (text: string, start: number, end: number): boolean =>
  end === text.length &&
  (UNKNOWN.test(text.slice(start, end)) || OF_WIKIMEDIA.test(text.slice(start, end))) &&
  !isNoCode(text.slice(start, end));

const UNKNOWN =
  /^(?:[a-z]{2,3}|[A-Z]{2,3})(?:[-_](?:[A-Za-z]{2}|(?:arab|cans|cyrl|deva|latn|tfng)))?(?:@[a-z]+)?$/;

const OF_WIKIMEDIA =
  /^(?:bat-smg|be-x-old|cbk-zam|fiu-vro|map-bms|roa-rup|roa-tara|zh-(?:classical|min-nan))$/;
