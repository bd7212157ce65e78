import type { PluralForm } from '../../domain/plural-rules.js';
import type { Reading, ReadStatus } from './catalogue.js';
import type { PluralLoss } from '../plurals/plural-loss.js';
import type { FlavourFound } from '../plurals/flavours.js';
import type { CarriedContent, FileLanguage, ImportProfile } from './profile-types.js';

/** A text of a key, as `CatalogueValue`, but of any form. */
export interface KeptValue {
  name: string;
  quantityString: PluralForm | null;
  /** What the file says of its review, with `takeStatuses`. */
  status?: ReadStatus;
}

/** A key, as `CatalogueKey`: one value, or those of the forms that the file has, in the order of `compareForms`. */
export interface KeptKey {
  name: string;
  isPlural: boolean;
  values: KeptValue[];
  /** From the comment above it. */
  description?: string;
}

export interface KeptGroup {
  name: string;
  /** As that of CatalogueGroup. */
  file?: string;
  keys: KeptKey[];
}

/** What a file with several languages holds of one. */
export interface KeptLanguage extends FileLanguage {
  groups: KeptGroup[];
}

/** What reading files yields that are to come back as they were. */
export interface KeptReading extends Omit<Reading, 'groups'> {
  /** Of a file with several languages: those of its source language, or else of the first one. */
  groups: KeptGroup[];
  /** Of a file with several languages, in its order; otherwise none. */
  languages: KeptLanguage[];
  /** How many texts have a state in the file, by the status that it stands for; null: the file has no states. */
  statuses: Readonly<Record<ReadStatus, number>> | null;
  profile: ImportProfile;
  carried: CarriedContent[];
  /** Of a JSON file. */
  plurals: FlavourFound | null;
  lost: PluralLoss;
}
