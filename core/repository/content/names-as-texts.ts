import { isEnglish } from '../../domain/languages/is-english.js';
import type { CatalogueGroup } from '../../formats/model/catalogue.js';
import { isNamedByTexts } from '../../formats/registry/named-by-texts.js';
import type { DocumentReading } from './read-file.js';

/**
 * The texts of the base language that stand nowhere but in the names of keys, document by document: those of gettext, where
 * no document of a file is in that language. Names are English where they are texts.
 *
 * @param beside the templates of files with a document of the base language that was not read
 * @returns several times what several documents name
 */
export function textsInNames(
  readings: readonly DocumentReading[],
  baseTag: string,
  beside: ReadonlySet<string> = new Set(),
): CatalogueGroup[] {
  if (!isEnglish(baseTag)) return [];
  const files = new Map<string, { format: string; own: DocumentReading[] }>();
  for (const reading of readings) {
    const [{ format = '', document } = {}] = reading.profile.files;
    if (!document || beside.has(document.file)) continue;
    const known = files.get(document.file);
    if (known) known.own.push(reading);
    else files.set(document.file, { format, own: [reading] });
  }
  return [...files.values()].flatMap(({ format, own }) =>
    own.some(({ language }) => language === baseTag) || !isNamedByTexts(format, baseTag, namesIn(own))
      ? []
      : groupsNamedIn(own),
  );
}

/** A document whose keys are those of others is not read again. */
function groupsNamedIn(readings: readonly DocumentReading[]): CatalogueGroup[] {
  const known = new Set<string>();
  return readings.flatMap((reading) => {
    const places = reading.groups.flatMap(({ name, keys }) => keys.map((key) => `${name}\n${key.name}`));
    if (places.every((place) => known.has(place))) return [];
    for (const place of places) known.add(place);
    return reading.asTemplate?.() ?? [];
  });
}

const namesIn = (readings: readonly DocumentReading[]): string[] => [
  ...new Set(readings.flatMap(({ groups }) => groups.flatMap(({ keys }) => keys.map(({ name }) => name)))),
];
