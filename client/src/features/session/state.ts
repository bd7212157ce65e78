import { atom } from 'jotai';

/** Set by a registration: the first dashboard shows a welcome. */
export const firstConnectionAtom = atom(false);
