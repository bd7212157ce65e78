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
import { planEdits } from './edits.ts';
import type { Edits } from './edits.ts';
import { heldKeys } from './held-keys.ts';
import { idOfPlace, textsIn } from './texts.ts';

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
  const { base } = repository;
  const texts = textsIn(writtenReadings, base);
  const templates = new Map(before.files.map((file) => [file.template, file.format]));
  const places = placesIn(content);
  const editable = new Map([...texts].filter(([place]) => places.has(place)));
  const edits = planEdits(
    editable,
    (file) => partsOf(file).length > 0 && !isPair(templates.get(file)),
    heldKeys(content.profiles.values()),
  );
  const after = exported(repository, edited(content, edits), mode);
  const wrong = wrongTexts(expectedTexts(texts, edits), textsIn(readingsOf(after, mode), base));
  const { changed, gone } = changedDocuments(documentsOf(before), documentsOf(after));
  const most = mostChanges(after, edits);
  const excess = changed.flatMap(({ path, hunks }) => {
    const allowed = most.get(path) ?? 0;
    if (hunks === null ? allowed > 0 : hunks <= allowed) return [];
    return [`${path}: ${hunks ?? 'new'} places changed, ${allowed} edited`];
  });
  return [...wrong.map((one) => `text ${one}`), ...gone.map((path) => `${path}: gone`), ...excess];
}

/** A plain text of a key that is a plural elsewhere has another place in the project. */
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

/** In how many places each document may differ. */
function mostChanges({ files, base }: Repository, edits: Edits): Map<string, number> {
  const texts = [...edits.texts.values(), ...(edits.language?.texts ?? [])];
  const renamed = edits.renamed.filter(({ isAlong }) => !isAlong);
  const keys = edits.removed ? [...renamed, edits.removed] : renamed;
  return new Map(
    files.flatMap(({ template, format, toRead }) => {
      const own = texts.filter(({ file }) => file === template);
      const ofKeys = keys.filter(({ file }) => file === template).length * placesOfKey(format);
      return toRead.map(({ path, language }): [string, number] => {
        const isOfDocument = (tag: string): boolean =>
          language === null || tag === language || (isPair(format) && tag === base);
        return [path, ofKeys + own.filter(({ tag }) => isOfDocument(tag)).length];
      });
    }),
  );
}
