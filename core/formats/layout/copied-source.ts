import type { Dialect } from '../model/kept-file.js';
import type { LanguagesPart, TextPart } from '../model/profile-types.js';

/** What translations that nobody has written yet repeat: the source of the text before them. */
export class CopiedSource {
  private last: { part: TextPart; source: string } | null = null;

  constructor(private readonly dialect: Pick<Dialect, 'decode'>) {}

  /** A text of the source language, as it is written. */
  meet(part: TextPart, source: string): void {
    if (part.language === undefined) this.last = { part, source };
  }

  /** What stands at a place to which no language goes: a copy follows the text that it repeats. */
  at({ raw = '', copy, languages }: LanguagesPart): string {
    const { last } = this;
    if (copy === undefined || !last || last.part.text !== languages[0]) return raw;
    const [before] = this.dialect.decode(copy, { text: last.part.text });
    const [now] = this.dialect.decode(last.source, last.part);
    const end = raw.lastIndexOf('</');
    return before === now || end < copy.length
      ? raw
      : raw.slice(0, end - copy.length) + last.source + raw.slice(end);
  }
}
