import type { Mail } from './mailer.js';

/** What a mail says: a few paragraphs and one thing to do. */
export interface Letter {
  subject: string;
  /** Before the link. */
  opening: string;
  action: string;
  link: string;
  /** After the link. */
  closing: string;
  /** Milliseconds after which it helps nobody any more. */
  usefulFor: number;
}

/** The letter as a mail, once as plain text and once as simple HTML. */
export const mailOf = (to: string, { subject, opening, action, link, closing, usefulFor }: Letter): Mail => ({
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
