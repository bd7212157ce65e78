import type { Rule } from '../context.js';
import type { Tag } from '../cut.js';

/** Known elements. Other names that are not closed count as words: `<name>`. */
const ELEMENTS = new Set(
  'a b i u s p em strong span div small big font sub sup code pre tt strike ul ol li h1 h2 h3 h4'.split(' '),
);

/** `tags`: the tags of the source, each closed. A tag that the source does not close counts as a word: `<name>`. */
export const tagRule: Rule = ({ own, source }, report) => {
  if (own.tags.length === 0 && (source?.tags.length ?? 0) === 0) return;
  const end = own.text.length;
  const say: Say = ({ text, from, to }, kind) =>
    report({ check: 'tags', at: kind === 'missing' ? [end, end] : [from, to], args: { tag: text, kind } });
  if (source) compare(source.tags, own.tags, say);
  else for (const tag of unclosedIn(own.tags)) if (isElement(tag)) say(tag, 'unclosed');
};

type Say = (tag: Tag, kind: 'missing' | 'unknown' | 'unclosed' | 'extra') => void;

const isElement = ({ kind, name }: Tag): boolean => kind === 'close' || ELEMENTS.has(name);

function compare(expected: readonly Tag[], tags: readonly Tag[], say: Say): void {
  const unclosed = unclosedIn(tags);
  const words = namesOf(unclosedIn(expected));
  const [theirs, ours, broken] = [namesOf(expected), namesOf(tags), namesOf(unclosed)];
  const isNew = ({ name }: Tag): boolean => words.size === 0 && !theirs.has(name) && !broken.has(name);
  const isWord = ({ name }: Tag): boolean => words.has(name) || (words.size > 0 && !theirs.has(name));
  for (const tag of unclosed) if (!isWord(tag)) say(tag, 'unclosed');
  for (const tag of firstOfEach(expected))
    if (!ours.has(tag.name) && !words.has(tag.name)) say(tag, 'missing');
  for (const tag of firstOfEach(tags)) if (isNew(tag)) say(tag, 'unknown');
  for (const tag of extra(expected, tags)) say(tag, 'extra');
}

/** The tags without content, such as `<br>`, of which the source has some, but fewer: the last ones. */
function extra(expected: readonly Tag[], tags: readonly Tag[]): Tag[] {
  const left = new Map<string, number>();
  for (const { name } of expected) left.set(name, (left.get(name) ?? 0) + 1);
  return tags.filter(({ name, kind }) => {
    const count = left.get(name);
    if (count === undefined || kind !== 'alone') return false;
    left.set(name, count - 1);
    return count <= 0;
  });
}

const namesOf = (tags: readonly Tag[]): ReadonlySet<string> => new Set(tags.map(({ name }) => name));

/** Returns tags without a counterpart and tags that overlap. Linear: each tag is opened and closed once. */
function unclosedIn(tags: readonly Tag[]): Tag[] {
  const open: Tag[] = [];
  const counts = new Map<string, number>();
  const lonely: Tag[] = [];
  for (const tag of tags) {
    const count = counts.get(tag.name) ?? 0;
    if (tag.kind === 'open') {
      open.push(tag);
      counts.set(tag.name, count + 1);
    } else if (tag.kind === 'close') lonely.push(...(count > 0 ? close(tag.name, open, counts) : [tag]));
  }
  return [...lonely, ...open].sort((one, other) => one.from - other.from);
}

/** Closes the innermost tag with the name. Returns the tags opened inside it that are still open. */
function close(name: string, open: Tag[], counts: Map<string, number>): Tag[] {
  const overlapping: Tag[] = [];
  for (let last = open.pop(); last; last = open.pop()) {
    counts.set(last.name, (counts.get(last.name) ?? 0) - 1);
    if (last.name === name) break;
    overlapping.push(last);
  }
  return overlapping;
}

const firstOfEach = (tags: readonly Tag[]): Tag[] => [
  ...new Map(tags.toReversed().map((tag) => [tag.name, tag])).values(),
];
