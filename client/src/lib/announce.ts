import { createEmitter } from './emitter.js';

export interface Announcement {
  text: string;
  urgency: 'polite' | 'assertive';
}

export const announcements = createEmitter<Announcement>();

/** Announces a text to screen readers only: politely for information, assertively for failures and conflicts. */
export const announce = (text: string, urgency: Announcement['urgency'] = 'polite'): void =>
  announcements.emit({ text, urgency });
