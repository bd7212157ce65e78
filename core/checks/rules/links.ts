import type { ComparingRule } from '../context.js';
import type { Piece } from '../cut.js';
import type { Finding, Fix } from '../finding.js';
import type { Subject } from '../subject.js';

/** `links`: links and emails are those of the source, except for the language in a URL. */
export const linkRule: ComparingRule = ({ own, source, subject }, report) => {
  if (own.links.length + source.links.length === 0) return;
  const address = addressIn([subject.target.tag, ...sourceTags(subject)]);
  const [theirs, ours] = [source.links, own.links].map((links) => new Set(links.map(address)));
  const missing = distinct(source.links).filter((link) => !ours?.has(address(link)));
  const strange = distinct(own.links).filter((link) => !theirs?.has(address(link)));
  const fix = missing.length === 1 && strange.length === 1 ? replace(strange[0], missing[0]) : undefined;
  for (const { from, to, text } of strange)
    report({ check: 'links', at: [from, to], args: { list: text }, ...(fix && { fix }) });
  if (strange.length === 0) for (const { text } of missing) report(lost(text, own.text.length));
};

const lost = (link: string, end: number): Finding => ({
  check: 'links',
  at: [end, end],
  args: { list: link },
});

const replace = (own: Piece | undefined, source: Piece | undefined): Fix | undefined =>
  own && source && { from: own.from, to: own.to, text: source.text };

const distinct = (links: readonly Piece[]): Piece[] => [
  ...new Map(links.map((link) => [link.text, link])).values(),
];

const sourceTags = ({ source }: Subject): (string | null)[] => (source ? [source.tag] : []);

/**
 * Returns a link without its language code, so that links that differ only in language are equal: `en.wikipedia.org`,
 * `/fr/`, `?hl=de`.
 */
const addressIn = (tags: readonly (string | null)[]) => {
  const codes = new Set(tags.flatMap((tag) => (tag ? [tag.toLowerCase(), tag.split('-')[0] ?? ''] : [])));
  return ({ text }: Piece): string =>
    text
      .toLowerCase()
      .split(/[/.?&=]/)
      .filter((part) => part !== '' && !codes.has(part.replace('_', '-')))
      .join('/');
};
