import { LIMITS } from '../../domain/rules.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import { END, WHOLE } from '../model/profile-types.js';
import type { ProfilePart, TextPart } from '../model/profile-types.js';
import { storable } from '../text/storable.js';
import { commentText } from './comments.js';
import type { PoComment, PoEntry, Span } from './scan.js';

/** What a text of an entry is. */
export interface TextForm {
  /** Of a plural. */
  form?: PluralForm;
  /** Of a template: what an empty text stands for. */
  implied?: string;
}

/** What the lines above an entry are, where they are no mere source. */
export interface EntryComments {
  /** The description of its key. */
  description: Span | null;
  /** The flags; null in a template. */
  flags: Span | null;
  /** Of a fuzzy entry: the texts on which that depends. */
  original?: string;
}

/** The parts of an entry, from its first comment to the end of its last text. `forms`: null where the source stays. */
export function entryParts(
  source: string,
  entry: PoEntry,
  text: number,
  forms: readonly (TextForm | null)[],
  comments: EntryComments,
): ProfilePart[] {
  const parts: ProfilePart[] = [];
  let copied = entry.start;
  const copyTo = (offset: number): void => {
    parts.push(source.slice(copied, offset));
    copied = offset;
  };
  const put = ({ start, end }: Span, part: ProfilePart): void => {
    copyTo(start);
    parts.push(part);
    copied = end;
  };
  for (const [span, part] of partsAbove(source, text, comments)) put(span, part);
  copyTo((entry.plural ?? entry.id).end);
  if (entry.plural) parts.push(WHOLE);
  entry.texts.forEach((span, index) => {
    const known = forms[index];
    if (known) put(span, textPart(text, sourceOf(source, span), known));
  });
  copyTo(entry.end);
  if (entry.plural) parts.push(END);
  return parts;
}

/** The description and the flags, in the order of the file. */
function partsAbove(
  source: string,
  text: number,
  { description, flags, original }: EntryComments,
): [Span, ProfilePart][] {
  const found: [Span, ProfilePart][] = [];
  if (description) found.push([description, { comment: sourceOf(source, description), of: text }]);
  if (flags) found.push([flags, statePart(text, sourceOf(source, flags), original)]);
  return found.sort(([one], [other]) => one.start - other.start);
}

const sourceOf = (source: string, { start, end }: Span): string => source.slice(start, end);

const statePart = (state: number, raw: string, original: string | undefined): ProfilePart =>
  original === undefined ? { state, raw } : { state, raw, original };

function textPart(text: number, raw: string, { form, implied }: TextForm): ProfilePart {
  const part: TextPart = { text, raw };
  if (form !== undefined) part.form = form;
  if (implied !== undefined) part.tag = implied;
  return part;
}

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
