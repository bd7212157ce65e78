import type { PluralForm } from '../../domain/plural-rules.js';
import type { Reading } from '../catalogue.js';
import type { FlavourFound } from '../web/flavours.js';
import type { CarriedContent, ImportProfile } from './profile-types.js';

/** A text of a key, as `CatalogueValue`, but of any form. */
export interface KeptValue {
  name: string;
  quantityString: PluralForm | null;
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
  keys: KeptKey[];
}

/** What reading files yields that are to come back as they were. */
export interface KeptReading extends Omit<Reading, 'groups'> {
  groups: KeptGroup[];
  profile: ImportProfile;
  carried: CarriedContent[];
  /** Of a JSON file. */
  plurals: FlavourFound | null;
}
