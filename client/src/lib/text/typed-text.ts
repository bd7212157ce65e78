import { identityChanged } from '../emitter.js';

const texts = new Map<string, object>();

identityChanged.listen(() => texts.clear());

/** Unsent text of a dialog, until it is sent, the page is closed or the user changes. */
export const typedText = {
  of: (dialog: string): object | undefined => texts.get(dialog),
  keep: (dialog: string, values: object): void => void texts.set(dialog, values),
  forget: (dialog: string): void => void texts.delete(dialog),
};
