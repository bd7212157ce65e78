import { createSignal } from './signal.js';

export interface Announcement {
  text: string;
  urgency: 'polite' | 'assertive';
}

export const announcements = createSignal<Announcement>();

/** Said by screen readers, shown nowhere: polite for news, assertive for failures and conflicts. */
export const announce = (text: string, urgency: Announcement['urgency'] = 'polite'): void =>
  announcements.emit({ text, urgency });
