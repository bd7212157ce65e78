import type { JsonPlace } from '../json/json-place.js';
import type { JsonNesting } from '../json/json-scanner.js';
import type { Hole } from '../json/icu-holes.js';
import { END, ENTRY, ITEMS, LIST } from '../model/profile-types.js';
import type { FormsPart, ProfilePart } from '../model/profile-types.js';

/** An open object or array. */
export interface JsonFrame extends JsonPlace {
  kind: JsonNesting;
  id: number;
  /** Of items so far. */
  count: number;
  /** Behind the last item. */
  end: number;
  /** Names of members that no key has, so that no new key may take them. */
  taken: string[];
  /** White space before the last item. */
  lead: string | undefined;
  /** Whether its members are languages. */
  holdsLanguages?: true;
}

/** The parts of a JSON file: a list for each object and array, an entry for each of their items, places for new keys. */
export class JsonLayout {
  readonly parts: ProfilePart[] = [];
  /** White space before the current item, and what follows it. */
  lead = '';
  further: FormsPart | null = null;
  /** Of a file with several: the index of the language that is being read. */
  language: number | undefined;
  /** Where the current item begins among the parts. */
  private entry: number | null = null;
  /** Up to where the source is in `parts`. */
  private copied = 0;
  /** Where among the parts the new keys of a group go. */
  private readonly places = new Map<string, number>();

  constructor(private readonly source: string) {}

  /** @param start of the bracket */
  open(start: number, kind: JsonNesting): void {
    if (kind === 'array' && this.entry !== null) this.parts[this.entry] = ITEMS;
    this.copyTo(start + 1);
    this.parts.push(LIST);
  }

  /** @param end behind the bracket */
  close(frame: JsonFrame, end: number): void {
    if (frame.count > 0) {
      this.copyTo(frame.end);
      this.endItem();
    }
    if (!frame.holdsLanguages) this.placeNewKeys(frame);
    this.parts.push(END);
    this.copyTo(end);
  }

  /** What has a space behind colons has one behind commas. */
  beginValue(start: number, frame: JsonFrame | undefined): void {
    if (frame?.count === 1 && frame.lead === '' && this.source[start - 1] === ' ') frame.lead = ' ';
  }

  beginItem(start: number, frame: JsonFrame | undefined): void {
    if (!frame) return;
    if (frame.count > 0) {
      const comma = this.source.slice(frame.end, start).indexOf(',') + frame.end;
      this.copyTo(comma);
      this.endItem();
      this.copied = comma + 1;
    }
    frame.count += 1;
    this.lead = this.source.slice(this.copied, start);
    frame.lead = this.lead;
    this.entry = this.parts.push(ENTRY) - 1;
  }

  /** @param start of the text in which the holes are */
  put(holes: readonly Hole[], start: number): void {
    for (const hole of holes) {
      this.copyTo(start + hole.start);
      this.parts.push(this.inLanguage(hole.part));
      this.copied = start + hole.end;
    }
  }

  copyTo(offset: number): void {
    if (offset > this.copied) this.parts.push(this.source.slice(this.copied, offset));
    this.copied = Math.max(this.copied, offset);
  }

  private endItem(): void {
    this.parts.push(END);
    if (this.further) this.parts.push(this.inLanguage(this.further));
    this.further = null;
  }

  /** Where an object comes twice, apps read the last one. */
  private inLanguage(part: ProfilePart): ProfilePart {
    if (this.language === undefined || typeof part !== 'object' || 'comment' in part) return part;
    return { ...part, language: this.language };
  }

  private placeNewKeys({ kind, depth, group, path, taken, lead }: JsonFrame): void {
    if (kind === 'array' && depth > 0) return;
    const place = JSON.stringify([group, path, this.language]);
    const before = this.places.get(place);
    if (depth > 0) this.places.set(place, this.parts.length);
    if (depth > 0 && before !== undefined) this.parts[before] = '';
    const own = {
      group,
      ...(depth > 1 && { path }),
      ...(taken.length > 0 && { taken }),
      ...(lead !== undefined && { lead }),
    };
    this.parts.push(this.inLanguage(own));
    if (depth === 0) this.parts.push(this.inLanguage({ group: null }));
  }
}
