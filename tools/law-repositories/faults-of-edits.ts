import type { PluralMode } from '../../core/domain/plural-rules.ts';
import { FORMATS } from '../../core/formats/index.ts';
import type { DocumentReading } from '../../core/repository/content/read-file.ts';
import { partsOf } from '../../core/repository/path-template.ts';
import type { Repository } from './repository.ts';
import { documentsOf, exported, readingsOf } from './round-trip.ts';
import type { ThereAndBack } from './round-trip.ts';
import { edited } from './edited-content.ts';
import type { Content } from './edited-content.ts';
import { changedDocuments } from './changed-places.ts';
import { expectedTexts, wrongTexts } from './expected-texts.ts';
import { idOfKey, planEdits } from './edits.ts';
import type { Edits, KeyPlace, Planning } from './edits.ts';
import { heldKeys } from './held-keys.ts';
import { idOfPlace, textsIn } from './texts.ts';
import type { Text } from './texts.ts';
import { toldText } from './told-text.ts';

/** What edits have changed that nobody has edited: nothing, if the law holds. */
export function faultsOfEdits(
  {
    repository,
    content,
    written: before,
    writtenReadings,
  }: ThereAndBack & { readonly writtenReadings: readonly DocumentReading[] },
  mode: PluralMode,
): string[] {
  const texts = textsIn(writtenReadings, repository.base);
  const edits = plannedEdits({ before, content, texts });
  const after = exported(repository, edited(content, edits), mode);
  return faultsBetween({ before, after, expected: expectedTexts(texts, edits), edits }, mode);
}

interface Exported {
  readonly before: Repository;
  readonly content: Content;
  /** Those in its documents. */
  readonly texts: ReadonlyMap<string, Text>;
}

/** Edits of texts that a project and its documents both have. */
export function plannedEdits({ before, content, texts }: Exported, how?: Planning): Edits {
  const templates = new Map(before.files.map((file) => [file.template, file.format]));
  return planEdits(
    editableTexts(content, texts),
    (file) => partsOf(file).length > 0 && !isPair(templates.get(file)),
    heldKeys(content.profiles.values()),
    how,
  );
}

interface Editing {
  readonly before: Repository;
  readonly after: Repository;
  /** The texts that documents must hold now. */
  readonly expected: ReadonlyMap<string, Text>;
  readonly edits: Edits;
}

/** In what documents differ that no edit says. */
export function faultsBetween({ before, after, expected, edits }: Editing, mode: PluralMode): string[] {
  const wrong = wrongTexts(expected, textsIn(readingsOf(after, mode), after.base));
  const { changed, gone } = changedDocuments(documentsOf(before), documentsOf(after));
  const most = mostChanges(after, edits);
  const excess = changed.flatMap(({ path, hunks, lines }) => {
    const allowed = most.get(path) ?? 0;
    if (hunks === null ? allowed > 0 : hunks <= allowed) return [];
    const places = [path, ...(lines.length > 0 ? [lines.slice(0, MOST_LINES).join(',')] : [])].join(':');
    return [`${places}: ${hunks ?? 'new'} places changed, ${allowed} edited`];
  });
  return [...wrong.map((one) => toldText(one, after)), ...gone.map((path) => `${path}: gone`), ...excess];
}

/** Lines that are named of a document. */
const MOST_LINES = 12;

/** Those with a place in the project: a plain text of a key that is a plural elsewhere has another one. */
export function editableTexts(content: Content, texts: ReadonlyMap<string, Text>): Map<string, Text> {
  const places = placesIn(content);
  return new Map([...texts].filter(([place]) => places.has(place)));
}

function placesIn({ details }: Content): Set<string> {
  const tags = new Map(details.languages.map(({ id, tag }) => [id, tag ?? '']));
  return new Set(
    details.groups.flatMap(({ name: group, file, keys }) =>
      keys.flatMap(({ name: key, values }) =>
        values.map(({ languageId, quantityString: form }) =>
          idOfPlace({ tag: tags.get(languageId) ?? '', file: file ?? '', group, key, form }),
        ),
      ),
    ),
  );
}

const isPair = (format: string | undefined): boolean =>
  FORMATS.find(({ id }) => id === format)?.languages === 'pair';

/** A renamed message without a text of its own gets its old name as its text, which stands apart from it. */
const placesOfKey = (format: string): number => (NAMED_BY_TEXTS.has(format) ? 2 : 1);

const NAMED_BY_TEXTS = new Set(['po', 'xcstrings']);

const inFile = <Placed extends KeyPlace>(places: readonly Placed[], template: string): Placed[] =>
  places.filter(({ file }) => file === template);

/** In how many places each document may differ. */
function mostChanges({ files, base }: Repository, edits: Edits): Map<string, number> {
  const texts = [...edits.texts.values(), ...(edits.language?.texts ?? [])];
  const renamed = edits.renamed.filter(({ isAlong }) => !isAlong);
  const keys = edits.removed ? [...renamed, edits.removed] : renamed;
  return new Map(
    files.flatMap(({ template, format, toRead }) => {
      const own = inFile(texts, template);
      const created = new Set(inFile(edits.created ?? [], template).map(idOfKey)).size;
      const ofKeys = inFile(keys, template).length * placesOfKey(format) + created;
      return toRead.map(({ path, language }): [string, number] => {
        const isOfDocument = (tag: string): boolean =>
          language === null || tag === language || (isPair(format) && tag === base);
        return [path, ofKeys + own.filter(({ tag }) => isOfDocument(tag)).length];
      });
    }),
  );
}
