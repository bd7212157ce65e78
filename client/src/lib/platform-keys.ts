const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** The keys as this computer's keyboard prints them. */
export const CTRL = isMac ? '⌘' : 'Ctrl';
export const ALT = isMac ? '⌥' : 'Alt';
