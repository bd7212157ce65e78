export const IS_MAC = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Key labels as printed on the keyboards of this platform. */
export const CTRL = IS_MAC ? '⌘' : 'Ctrl';
export const ALT = IS_MAC ? '⌥' : 'Alt';
