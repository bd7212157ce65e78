import { ApiProperty } from '@nestjs/swagger';

import { QUANTITIES } from '#core/domain/quantities.js';
import type { Quantity } from '#core/domain/quantities.js';
import type { CatalogueGroup, CatalogueKey, CatalogueValue } from '#core/formats/index.js';

// What an import looks like, for the description of the API; checkCatalogue tells what is wrong with one.

class CatalogueValueBody implements CatalogueValue {
  /** The text. */
  name!: string;
  @ApiProperty({ type: String, enum: QUANTITIES, nullable: true })
  quantityString!: Quantity | null;
  /** Absent: the language being imported. */
  languageName?: string;
}

class CatalogueKeyBody implements CatalogueKey {
  name!: string;
  isPlural!: boolean;
  /** One for a singular key; zero, one and other for a plural. */
  values!: CatalogueValueBody[];
}

export class CatalogueGroupBody implements CatalogueGroup {
  name!: string;
  keys!: CatalogueKeyBody[];
}
