import type { Reply } from '../api.js';
import { group, singular } from '../catalogue.js';
import type { WorldToWrite } from './world.js';

export type Body = Record<string, unknown>;

export interface Write {
  /** A step that must happen before. */
  prepare?: (world: WorldToWrite) => Promise<unknown>;
  send: (world: WorldToWrite) => Promise<Reply<Body>>;
  /** The expected rows, in order. */
  written: (world: WorldToWrite, answer: Body) => { history?: object[]; audit?: object[] };
}

export const state = (text: string, status = 'modified') => ({ text, status, quantity: null });

export const byOwner = ({ owner, project }: WorldToWrite) => ({ actorId: owner.id, projectId: project.id });

export const edit = (world: WorldToWrite) => ({ ...byOwner(world), source: 'edit' });

export const ofValue = (world: WorldToWrite, language = 'en') => {
  const { id: valueId, keyId, languageId } = world.value('title', language);
  return { ...edit(world), valueId, keyId, languageId };
};

/** The audit log entry of a deletion by the owner. */
export const deletion = (world: WorldToWrite, action: string, deleted: object): object => ({
  ...byOwner(world),
  action,
  details: { deleted },
});

/** The imported file: another text of the title, and a new key. */
export const FILE = [
  group('common', singular('title', 'Imported')),
  group('more', singular('fresh', 'Fresh')),
];
