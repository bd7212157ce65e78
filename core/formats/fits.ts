import { fitsArb } from './arb/fits.js';
import { fitsCsv } from './csv/fits.js';
import type { FileFormat } from './file-format.js';
import type { Fit } from './fit.js';
import { fitsPo } from './po/fits.js';
import { fitsProperties } from './properties/fits.js';
import type { FormatId } from './registry.js';
import { fitsResx } from './resx/fits.js';
import { fitsXcstrings } from './xcstrings/fits.js';
import { fitsXliff } from './xliff/fits.js';
import { fitsXlsx } from './xlsx/fits.js';
import { fitsYaml } from './yaml/fits.js';

type Fits = (head: string, bytes: Uint8Array) => Fit | null;

/** Apart from what reads the files: a format is known before its reader is loaded. */
const FITS: Readonly<Partial<Record<FormatId, Fits>>> = {
  arb: fitsArb,
  csv: fitsCsv,
  po: fitsPo,
  properties: fitsProperties,
  resx: fitsResx,
  xcstrings: fitsXcstrings,
  xliff: fitsXliff,
  xlsx: fitsXlsx,
  yaml: fitsYaml,
};

const fitsOf = new Map<string, Fits>(Object.entries(FITS));

/**
 * What the beginning of a file says of its format, before its name does; null: nothing, or nothing but the name tells it.
 *
 * @param head text, decoded leniently
 */
export const fitOf = ({ id }: FileFormat, head: string, bytes: Uint8Array): Fit | null =>
  fitsOf.get(id)?.(head, bytes) ?? null;
