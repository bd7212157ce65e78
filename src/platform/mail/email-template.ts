import type { Mail } from './mailer.js';

/** The content of an email: a few paragraphs and one link. */
export interface EmailTemplate {
  subject: string;
  /** The text before the link. */
  opening: string;
  /** The text of the link. */
  action: string;
  link: string;
  /** The text after the link. */
  closing: string;
  /** The email is not sent after these milliseconds, because it would be of no use. */
  usefulFor: number;
}

/** The email in both forms, plain text and simple HTML. */
export const mailOf = (
  to: string,
  { subject, opening, action, link, closing, usefulFor }: EmailTemplate,
): Mail => ({
  to,
  subject,
  usefulFor,
  text: `${opening}\n\n${action}\n${link}\n\n${closing}\n`,
  html: [
    `<p>${escaped(opening)}</p>`,
    `<p><a href="${escaped(link)}">${escaped(action)}</a></p>`,
    `<p>${escaped(closing)}</p>`,
  ].join('\n'),
});

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? '');
