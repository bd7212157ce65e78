import { atom } from 'jotai';

/** Set by a registration: the first dashboard welcomes. */
export const firstConnectionAtom = atom(false);
