import { identityChanged } from '../emitter.js';

const kept = new Map<string, object>();

identityChanged.listen(() => kept.clear());

/** Unsent text of a dialog, kept until it is sent, the page is left or the user changes. */
export const typedText = {
  of: (dialog: string): object | undefined => kept.get(dialog),
  keep: (dialog: string, values: object): void => void kept.set(dialog, values),
  forget: (dialog: string): void => void kept.delete(dialog),
};
