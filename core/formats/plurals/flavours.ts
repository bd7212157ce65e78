/** How Web JSON holds plurals: as one text with pipes, as i18next (v4) does, or as ICU messages. */
export const JSON_FLAVOURS = ['pipes', 'i18next', 'icu'] as const;

export type JsonFlavour = (typeof JSON_FLAVOURS)[number];

/** How a JSON file holds its plurals. */
export interface FlavourFound {
  /** By which it was read. */
  flavour: JsonFlavour;
  /** How many plurals the file has by each. */
  counts: Readonly<Record<JsonFlavour, number>>;
}

/** What new ICU messages call the number, unless the file or the user says otherwise. */
export const DEFAULT_ARGUMENT = 'count';

/** What an argument of an ICU message may be called: a number, or a word. */
export const ICU_ARGUMENT = /^(?:0|[1-9]\d{0,2}|[\p{L}_][\p{L}\p{N}_]{0,49})$/u;

export const isJsonFlavour = (value: unknown): value is JsonFlavour =>
  JSON_FLAVOURS.some((flavour) => flavour === value);
