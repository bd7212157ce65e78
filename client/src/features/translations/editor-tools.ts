import { createContext, use } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { ValueStatus } from '#core/domain/value-status.js';
import { quantitiesOf } from '#core/domain/quantities.js';

import type { Can } from '../../lib/use-can.js';
import type { KeyToFilter } from './search/filter-keys.js';
import type { OpenProject } from './store/open-project.js';
import type { PlaceRef } from './store/places.js';

/** What every part of the editor needs. */
export interface EditorTools {
  project: OpenProject;
  can: Can;
  /** The language translated from. */
  reference: LanguageView | null;
  /** What is sought, for the hits to be marked. */
  query: string;
  /** Says a status that was set. */
  tellStatus(key: KeyToFilter, language: LanguageView, status: ValueStatus): void;
}

export const EditorContext = createContext<EditorTools | null>(null);

export function useEditor(): EditorTools {
  const tools = use(EditorContext);
  if (!tools) throw new Error('useEditor needs an EditorContext above it');
  return tools;
}

/** Texts of a language one may only read are read-only, whatever the role. */
export const mayEdit = ({ can }: Pick<EditorTools, 'can'>, { access }: LanguageView): boolean =>
  access === 'target' && can('canWriteValue');

export const mayReview = ({ can }: Pick<EditorTools, 'can'>, { access }: LanguageView): boolean =>
  access === 'target' && can('canWriteStatus');

/** What takes texts of all languages away is not for whoever writes only some of them. */
export const mayDestroyKeys = (
  { can }: Pick<EditorTools, 'can'>,
  { targetRestricted }: Pick<ProjectDetails, 'targetRestricted'>,
): boolean => can('canWriteKey') && !targetRestricted;

/** Whether there is nothing in the project this user may change. */
export const isReadOnly = (tools: Pick<EditorTools, 'can'>, languages: readonly LanguageView[]): boolean =>
  !tools.can('canWriteKey') &&
  !languages.some((language) => mayEdit(tools, language) || mayReview(tools, language));

/** The places of a key in a language: one, or three in the order of the forms. */
export const placesOfKey = (key: Pick<KeyToFilter, 'id' | 'isPlural'>, languageId: number): PlaceRef[] =>
  quantitiesOf(key.isPlural).map((quantity) => ({ keyId: key.id, languageId, quantity }));

/** Judges every form of a key in a language. */
export function reviewKey(
  tools: EditorTools,
  key: KeyToFilter,
  language: LanguageView,
  status: ValueStatus,
): void {
  if (key.isGone || !mayReview(tools, language)) return;
  for (const ref of placesOfKey(key, language.id)) tools.project.review(ref, status);
  tools.tellStatus(key, language, status);
}
