import { SiblingLanguages } from './sibling-languages.js';
import { extensionOf, holdsTexts, nameOf } from './path-parts.js';
import { mayBeUnsupported, unreadFormat, unsupportedFormat } from './unsupported.js';
import { namesTexts, wordsOf } from './words.js';

/** What to do with a file, as its path says. */
export type Candidate =
  | { readonly kind: 'read'; readonly mustNameLanguage: boolean }
  /** Settings or texts: nothing says so. */
  | { readonly kind: 'maybe' }
  /** A program, unless its content says that it holds texts. */
  | { readonly kind: 'program' }
  | { readonly kind: 'unsupported'; readonly format: string };

const READ: Candidate = { kind: 'read', mustNameLanguage: false };

/** Settings are written in YAML, too: without a language in its path, a document must name one. */
const READ_IF_LANGUAGE: Candidate = { kind: 'read', mustNameLanguage: true };

/** Files of these may be anything. */
const ANYTHING = new Set('json yml yaml properties csv tsv xlsx xml'.split(' '));

/** Which files of a repository may be translations, by their paths alone. */
export class Candidates {
  private readonly languages: SiblingLanguages;
  /** Paths without the code of others: `errors.json` beside `errors.fr.json`. */
  private readonly bare = new Set<string>();

  constructor(paths: readonly string[]) {
    const possible = paths.filter((path) => mayBeAnything(extensionOf(path)));
    this.languages = new SiblingLanguages(possible);
    for (const path of possible) {
      const place = this.languages.of(path)?.places[0];
      if (place && '._-'.includes(path.charAt(place.start - 1)))
        this.bare.add(path.slice(0, place.start - 1) + path.slice(place.end));
    }
  }

  /** Null: no translation. */
  of(path: string): Candidate | null {
    const extension = extensionOf(path);
    if (holdsTexts(path)) return READ;
    const areTexts = (): boolean => namesTexts(path) && this.isInOneLanguage(path);
    const other = unsupportedFormat(extension, areTexts, () => this.isNamedLanguage(path));
    if (other !== null) return { kind: 'unsupported', format: other };
    // Those of Qt stand beside the programs that they translate.
    if (extension === 'ts') return this.isInOneLanguage(path) ? { kind: 'program' } : null;
    return this.ofAnything(path, extension);
  }

  private ofAnything(path: string, extension: string): Candidate | null {
    if (!ANYTHING.has(extension) || SETTINGS.test(nameOf(path))) return null;
    if (this.mayBeTexts(path, extension)) return READ;
    if (/^ya?ml$/.test(extension) && namesTexts(path)) return READ_IF_LANGUAGE;
    return extension === 'properties' ? { kind: 'maybe' } : null;
  }

  private mayBeTexts(path: string, extension: string): boolean {
    if (extension === 'xml') return RESOURCES.test(path);
    if (TABLES.has(extension)) return namesTexts(nameOf(path));
    return this.bare.has(path) || this.namesLanguage(path) || isNamedTexts(path, extension);
  }

  /** Whether a folder or the end of the name is a language: programs have words like codes in the middle of theirs. */
  private readonly isInOneLanguage = (path: string): boolean => {
    const { from, places } = this.languages.of(path) ?? {};
    return from === 'folder' || (places?.some(({ end }) => path.lastIndexOf('.') === end) ?? false);
  };

  /** `en-GB.ini` */
  private readonly isNamedLanguage = (path: string): boolean =>
    this.languages
      .of(path)
      ?.places.some(
        ({ start, end }) => start === path.lastIndexOf('/') + 1 && end === path.lastIndexOf('.'),
      ) ?? false;

  private readonly namesLanguage = (path: string): boolean => this.languages.of(path) !== null;
}

/** What to do with a file that somebody has chosen by itself, and whose path says nothing. Null: it holds no texts. */
export function chosenAlone(path: string): Candidate | null {
  const extension = extensionOf(path);
  if (SETTINGS.test(nameOf(path))) return null;
  if (/^ya?ml$/.test(extension)) return READ_IF_LANGUAGE;
  if (ANYTHING.has(extension)) return { kind: 'maybe' };
  const format = unreadFormat(extension);
  return format === null ? null : { kind: 'unsupported', format };
}

const mayBeAnything = (extension: string): boolean => ANYTHING.has(extension) || mayBeUnsupported(extension);

/** Resources of Android, wherever a project keeps them. */
const RESOURCES = /(?:^|\/)values(?:-[^/]*)?\/[^/]+$|(?:^|\/)(?:strings|plurals)\.xml$/;

const TABLES = new Set('csv tsv xlsx'.split(' '));

/** Settings of tools, whatever folder they are in. */
const SETTINGS =
  /^(?:\.|package(?:-lock)?\.json$|(?:ts|js)config\b|composer\.json$|manifest\.json$|l10n\.yaml$)/;

/** Without a language in its path, a name must say more in formats that anything is written in. */
function isNamedTexts(path: string, extension: string): boolean {
  if (extension === 'properties') return namesTexts(path);
  return (
    extension === 'json' &&
    wordsOf(nameOf(path))
      .slice(0, -1)
      .every((word) => namesTexts(word))
  );
}
