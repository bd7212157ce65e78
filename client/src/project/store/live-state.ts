import { atom } from 'jotai';
import type { Atom } from 'jotai';

import type { Focus } from '#core/api/live.js';

/** Another member who has the project open. */
export interface Person {
  userId: number;
  /** Null if the account has no name. */
  username: string | null;
  /** The cells being edited. */
  cells: readonly Place[];
}

/** A value, with all its forms. */
export interface Place {
  keyId: number;
  languageId: number;
}

export type PlaceKey = `${number}.${number}`;
export const placeKeyOf = ({ keyId, languageId }: Place): PlaceKey => `${keyId}.${languageId}`;

/** Marks a value that another member is editing or has just changed. */
export interface Mark {
  kind: 'editing' | 'changed' | 'changed-fading';
  userId: number | null;
  username: string | null;
}

/** The reason why the project is no longer shown to the user. */
export type Ended = 'removed' | 'deleted';

/** The state of the live connection and the other members of the open project. */
export class LiveState {
  /** `lost`: the connection has been interrupted for a while. */
  readonly connection = atom<'none' | 'live' | 'lost'>('none');
  /** The other members, most recently active first. */
  readonly people = atom<readonly Person[]>([]);
  readonly changed = atom<ReadonlyMap<PlaceKey, Mark>>(new Map());
  /** The member who has changed many values at once; null if none. */
  readonly many = atom<(Pick<Mark, 'userId' | 'username'> & { count: number }) | null>(null);
  readonly ended = atom<Ended | null>(null);
  readonly edited: Atom<ReadonlyMap<PlaceKey, Mark>> = atom((get) => {
    if (get(this.connection) !== 'live') return NOBODY;
    return new Map(
      get(this.people).flatMap(({ userId, username, cells }) =>
        cells.map((place): [PlaceKey, Mark] => [placeKeyOf(place), { kind: 'editing', userId, username }]),
      ),
    );
  });
}

const NOBODY: ReadonlyMap<PlaceKey, Mark> = new Map();

/** The cell that a person edits; empty unless its key and language are known. */
export const placesOf = ({ keyId, languageId }: Focus): Place[] =>
  keyId === null || languageId === null ? [] : [{ keyId, languageId }];
