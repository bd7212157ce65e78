import { strToU8 } from 'fflate';

import '../../formats/all-codecs.js';
import type { ValueStatus } from '../../domain/value-status.js';
import type { CatalogueKey } from '../../formats/model/catalogue.js';
import type { FileProfile, RenamedKey } from '../../formats/model/profile-types.js';
import { runSteps } from '../../steps.js';
import { contentOf } from '../content/content-of.js';
import { readFileDocuments } from '../content/read-file.js';
import type { DocumentReading } from '../content/read-file.js';
import { adoptionsIn, importedAlone, withAdopted } from './adoptions.js';
import { RepositoryComparison } from './compare-repository.js';
import type { ComparedKey, ComparedProject } from './compared-project.js';
import { asItWas, knownDocuments } from './known-documents.js';
import type { KnownDocument } from './known-documents.js';

/** Documents of JSON or gettext by their paths, `en/common.json`: the language, and the file. */
export type Documents = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Edit {
  text?: string;
  status?: ValueStatus;
  /** Of the key. */
  isObsolete?: boolean;
  isDeleted?: boolean;
  /** The name that the key got. */
  name?: string;
}

/** What was done in the project since the import, by language and key: `fr title`. */
type Edits = Readonly<Record<string, Edit>>;

const PLURAL_MODE = 'cldr';
const LANGUAGES = ['en', 'fr', 'de'];

const fileOf = (path: string): string => path.replace(/^[a-z]+/, '{language}');
const tagOf = (path: string): string => path.slice(0, path.indexOf('/'));

const sourceOf = (path: string, texts: Documents[string]): string =>
  path.endsWith('.po')
    ? Object.entries(texts)
        .map(([name, text]) => `msgid "${name}"\nmsgstr "${text}"\n`)
        .join('\n')
    : JSON.stringify(texts);

function readingsOf(documents: Documents): DocumentReading[] {
  const paths = Object.keys(documents);
  return [...new Set(paths.map(fileOf))].flatMap((file) => {
    const own = paths.filter((path) => fileOf(path) === file);
    const ordered = own.sort((a, b) => Number(tagOf(b) === 'en') - Number(tagOf(a) === 'en'));
    const toRead = ordered.map((path) => ({
      path,
      file,
      language: tagOf(path),
      format: path.endsWith('.po') ? 'po' : 'json',
      bytes: strToU8(sourceOf(path, documents[path] ?? {})),
    }));
    return runSteps(readFileDocuments(toRead, { pluralMode: PLURAL_MODE }));
  });
}

interface Circumstances {
  edits?: Edits;
  separate?: string[];
  /** Made in the editor. */
  groups?: ComparedProject['groups'];
  /** Whether keys may become obsolete; they may by default. */
  mayMark?: boolean;
  /** Whether the documents were imported one by one, without a file. */
  isAlone?: boolean;
}

/** Compares documents with a project into which others were imported, and which was edited since: for tests. */
export function comparisonOf(
  before: Documents,
  now: Documents,
  { edits = {}, separate = [], isAlone = false, groups = [], mayMark = true }: Circumstances = {},
): RepositoryComparison {
  const imported = contentOf(readingsOf(before), 'en');
  const profiles = LANGUAGES.map((tag) => ({
    tag,
    profile: {
      ...imported.profile,
      files: imported.profile.files
        .filter(({ document }) => document?.language === tag)
        .map(({ document, ...file }) => ({
          ...file,
          now: renamedIn(file, edits),
          ...(document && !isAlone && { document }),
        })),
    },
  }));
  const readings = new Map(readingsOf(now).map((reading) => [reading.path, reading]));
  const isSame = (path: string): boolean => JSON.stringify(before[path]) === JSON.stringify(now[path]);
  const found = Object.keys(now).map((path) => ({
    path,
    file: fileOf(path),
    tag: tagOf(path),
    sha256: JSON.stringify(now[path]),
    isSame: !isAlone && isSame(path),
    reading: readings.get(path) ?? null,
  }));
  const made = projectOf(imported, edits);
  const all = { ...made, groups: [...made.groups, ...groups] };
  const original = isAlone ? alone(all) : all;
  const adoptions = adoptionsIn(original, found);
  const taken = adoptions.filter(({ file }) => !separate.includes(file));
  const { project, known: adopted } = withAdopted(original, taken, importedAlone(profiles), found);
  const known = [...knownDocuments(profiles), ...adopted];
  return new RepositoryComparison({
    project,
    adoptions,
    baseTag: 'en',
    languageOf: (tag) => (LANGUAGES.includes(tag) ? LANGUAGES.indexOf(tag) + 1 : null),
    known,
    before: readBefore(known),
    found,
    mayMark,
    separate: new Set(separate),
  });
}

/** As the server tells them. */
const renamedIn = ({ keys }: Pick<FileProfile, 'keys'>, edits: Edits): RenamedKey[] =>
  keys.flatMap(([group, key], index): RenamedKey[] => {
    const { name } = edits[`en ${key}`] ?? {};
    return name === undefined ? [] : [[index, group, name]];
  });

function readBefore(known: readonly KnownDocument[]): Map<string, DocumentReading> {
  const toRead = known.flatMap((one) => asItWas(one) ?? []);
  const readings = runSteps(readFileDocuments(toRead, { pluralMode: PLURAL_MODE }));
  return new Map(readings.map((reading) => [reading.path, reading]));
}

const alone = (project: ComparedProject): ComparedProject => ({
  ...project,
  files: [],
  groups: project.groups.map((group) => ({ ...group, fileId: null })),
});

type TestGroup = ComparedProject['groups'][number] & { keys: ComparedKey[] };

function projectOf({ languages }: ReturnType<typeof contentOf>, edits: Edits): ComparedProject {
  const paths = [...new Set(languages.flatMap(({ groups }) => groups.flatMap(({ file }) => file ?? [])))];
  const groups = new Map<string, TestGroup>();
  const made = new MadeKeys(edits);
  for (const { tag, groups: ofLanguage } of languages)
    for (const { name, file = '', keys } of ofLanguage) {
      const group = groups.get(`${file} ${name}`) ?? {
        id: groups.size + 1,
        name,
        fileId: paths.indexOf(file) + 1,
        keys: [],
      };
      groups.set(`${file} ${name}`, group);
      for (const key of keys) made.add(key, tag, group);
    }
  return {
    pluralMode: PLURAL_MODE,
    languages: LANGUAGES.map((tag, at) => ({ id: at + 1, name: tag, tag })),
    files: paths.map((path, at) => ({ id: at + 1, path })),
    groups: [...groups.values()].map((group) => ({
      ...group,
      keys: group.keys.filter(({ name }) => edits[`en ${name}`]?.isDeleted !== true),
    })),
  };
}

class MadeKeys {
  private id = 0;

  constructor(private readonly edits: Edits) {}

  add({ name: imported, isPlural, values: read }: CatalogueKey, tag: string, { keys }: TestGroup): void {
    const { text, status = 'modified' } = this.edits[`${tag} ${imported}`] ?? {};
    const { name = imported } = this.edits[`en ${imported}`] ?? {};
    const values = read.map((value) => ({
      id: (this.id += 1),
      languageId: LANGUAGES.indexOf(tag) + 1,
      quantityString: value.quantityString ?? null,
      name: text ?? value.name,
      status,
      version: 1,
    }));
    const known = keys.find((one) => one.name === name);
    if (known) known.values = [...known.values, ...values];
    else keys.push({ id: (this.id += 1), name, isPlural, isObsolete: this.isObsolete(imported), values });
  }

  private isObsolete(name: string): boolean {
    return this.edits[`en ${name}`]?.isObsolete ?? false;
  }
}
