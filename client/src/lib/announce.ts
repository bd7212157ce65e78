import { createEmitter } from './emitter.js';

export interface Announcement {
  text: string;
  urgency: 'polite' | 'assertive';
}

export const announcements = createEmitter<Announcement>();

/** Said by screen readers, shown nowhere: polite for news, assertive for failures and conflicts. */
export const announce = (text: string, urgency: Announcement['urgency'] = 'polite'): void =>
  announcements.emit({ text, urgency });
