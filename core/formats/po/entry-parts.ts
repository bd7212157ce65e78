import { LIMITS } from '../../domain/rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import { END, WHOLE } from '../profile/profile-types.js';
import type { ProfilePart } from '../profile/profile-types.js';
import { storable } from '../storable.js';
import { commentText } from './comments.js';
import { isFuzzy } from './flags.js';
import type { PoComment, PoEntry, Span } from './scan.js';

/** What a text of an entry is. */
export interface TextForm {
  /** Of a plural. */
  form?: PluralForm;
  /** Of a template: what an empty text stands for. */
  implied?: string;
}

/** The parts of an entry, from its first comment to the end of its last text. `forms`: null where the source stays. */
export function entryParts(
  source: string,
  entry: PoEntry,
  text: number,
  forms: readonly (TextForm | null)[],
  { original, hasState }: { original: string; hasState: boolean },
): ProfilePart[] {
  const parts: ProfilePart[] = [];
  let copied = entry.start;
  const copyTo = (offset: number): void => {
    parts.push(source.slice(copied, offset));
    copied = offset;
  };
  const put = ({ start, end }: Span, partOf: (raw: string) => ProfilePart): void => {
    copyTo(start);
    parts.push(partOf(source.slice(start, end)));
    copied = end;
  };
  const comment = commentRun(entry);
  if (comment && descriptionIn(source, comment) !== undefined)
    put(comment, (raw) => ({ comment: raw, of: text }));
  if (hasState) put(flagRun(entry), (raw) => ({ state: text, raw, ...(isFuzzy(raw) && { original }) }));
  copyTo((entry.plural ?? entry.id).end);
  if (entry.plural) parts.push(WHOLE);
  for (const [index, span] of entry.texts.entries()) {
    const known = forms[index];
    if (known) put(span, (raw) => textPart(text, raw, known));
  }
  copyTo(entry.end);
  if (entry.plural) parts.push(END);
  return parts;
}

const textPart = (text: number, raw: string, { form, implied }: TextForm): ProfilePart => ({
  text,
  raw,
  ...(form !== undefined && { form }),
  ...(implied !== undefined && { tag: implied }),
});

/** The first lines of extracted comments; undefined: there are none. */
export const commentRun = ({ comments }: PoEntry): Span | undefined => runOf(comments, ['.']);

/** The lines of flags, and of what a text was translated from; empty where they would stand. */
export function flagRun(entry: PoEntry): Span {
  const start = (entry.context ?? entry.id).start;
  const at =
    entry.comments.find(({ kind }) => kind === '|')?.start ?? entry.comments.at(-1)?.end ?? entry.start;
  return runOf(entry.comments, [',', '|']) ?? { start: Math.min(at, start), end: Math.min(at, start) };
}

function runOf(comments: readonly PoComment[], kinds: readonly string[]): Span | undefined {
  const [kind = ''] = kinds;
  const first = comments.findIndex((one) => one.kind === kind);
  if (first < 0) return undefined;
  const rest = comments.slice(first).findIndex((one) => !kinds.includes(one.kind));
  const last = rest < 0 ? comments.at(-1) : comments[first + rest - 1];
  return { start: comments[first]?.start ?? 0, end: last?.end ?? 0 };
}

/** What is said of a key; undefined where there is nothing that can be stored. */
export function descriptionIn(source: string, span: Span | undefined): string | undefined {
  const description = span ? storable(commentText(source.slice(span.start, span.end))) : '';
  return description === '' || description.length > LIMITS.description ? undefined : description;
}
