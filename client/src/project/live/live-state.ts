import { atom } from 'jotai';
import type { Atom } from 'jotai';

import type { Focus } from '#core/api/live.js';

/** Somebody else who has the project open. */
export interface Person {
  userId: number;
  /** Null if the account has none. */
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

/** That somebody edits a value, or has just changed it. */
export interface Mark {
  kind: 'editing' | 'changed' | 'changed-fading';
  userId: number | null;
  username: string | null;
}

/** Why the project is no longer shown to the user. */
export type Ended = 'removed' | 'deleted';

/** What is known of the others while the project is open: nothing before there was a connection. */
export class LiveState {
  /** `lost`: there was a connection, and there is none for a while. */
  readonly connection = atom<'none' | 'live' | 'lost'>('none');
  /** The others, last active first. */
  readonly people = atom<readonly Person[]>([]);
  readonly changed = atom<ReadonlyMap<PlaceKey, Mark>>(new Map());
  /** Who has changed many values at once. */
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

/** The cell that a person edits; none without a language. */
export const placesOf = ({ keyId, languageId }: Focus): Place[] =>
  keyId === null || languageId === null ? [] : [{ keyId, languageId }];
