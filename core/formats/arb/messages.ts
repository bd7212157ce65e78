import { FlatFile } from '../model/flat-entries.js';
import { lineIndex } from '../text/lines.js';
import type { KeepContext } from '../model/kept-file.js';
import { checkName, checkTexts } from '../model/read-context.js';
import { icuHoles } from '../json/icu-holes.js';
import type { Hole } from '../json/icu-holes.js';
import { readIcuPlural } from '../../messages/icu-plural.js';
import type { IcuPlural } from '../../messages/icu-plural.js';
import { selectedPlural } from '../suffixed/named-forms.js';
import { descriptionIn, groupIn, keyOf } from './attributes.js';
import type { ArbMember } from './members.js';

/** The texts of a file: what they are, and their places in it. */
export class ArbMessages {
  readonly file: FlatFile;
  /** Of keys by their names in the file. */
  readonly indexes = new Map<string, number>();
  readonly holes = new Map<ArbMember, Hole[]>();
  private readonly about: ReadonlyMap<string | null, ArbMember>;
  private readonly argumentCounts = new Map<string, number>();

  constructor(
    private readonly source: string,
    members: readonly ArbMember[],
    private readonly context: KeepContext,
  ) {
    this.file = new FlatFile(context);
    this.about = new Map(members.map((member) => [keyOf(member), member]));
    const lineAt = lineIndex(source);
    for (const member of members)
      if (member.text !== null && !member.name.startsWith('@'))
        this.add(member, member.text, lineAt(member.start));
  }

  /** What most messages call their number. */
  get argument(): string | undefined {
    const [most] = [...this.argumentCounts].sort(([, one], [, other]) => other - one);
    return most?.[0];
  }

  private add(member: ArbMember, text: string, line: number): void {
    const name = checkName(member.name, line, this.context);
    if (name === null) return;
    const about = this.about.get(member.name);
    this.file.scopeTo(about ? groupIn(about) : null);
    const index = this.file.entries.length;
    const plural = readIcuPlural(text);
    const holes = plural
      ? this.addPlural(member, text, plural, name, line)
      : this.addText(member, text, name, line);
    if (!holes) return;
    this.indexes.set(member.name, index);
    this.holes.set(member, holes);
    const key = this.file.entries[index]?.key;
    const description = about && descriptionIn(about, this.source)?.description;
    if (key && description !== undefined) key.description = description;
  }

  private addText({ valueStart, end }: ArbMember, text: string, name: string, line: number): Hole[] | null {
    const texts = checkTexts(name, [text], line, this.context);
    const index = this.file.entries.length;
    this.file.add(name, line, texts && { isPlural: false, texts });
    const raw = this.source.slice(valueStart, end);
    return texts && [{ start: valueStart, end, part: { text: index, raw } }];
  }

  private addPlural(
    { valueStart, end }: ArbMember,
    message: string,
    plural: IcuPlural,
    name: string,
    line: number,
  ): Hole[] | null {
    const { argument, forms, before, after } = plural;
    this.argumentCounts.set(argument, (this.argumentCounts.get(argument) ?? 0) + 1);
    const texts = forms.map((form): [string, string] => [
      form.selector,
      before + message.slice(form.start, form.end) + after,
    ]);
    const read = selectedPlural(name, new Map(texts), line, this.context);
    const index = this.file.entries.length;
    this.file.add(name, line, read?.key ?? null);
    const raw = this.source.slice(valueStart, end);
    return (
      read &&
      icuHoles(raw, message, plural, read, index).map((hole) => ({
        ...hole,
        start: hole.start + valueStart,
        end: hole.end + valueStart,
      }))
    );
  }
}
