import { ENTITY_FIELDS } from '../entity-fields.js';
import { formRefusal, singularRefusal } from '../../domain/called-form.js';
import { isDocumentPath, PATH_LENGTH } from '../../domain/document-path.js';
import { isPluralForm } from '../../domain/plural-rules.js';
import type { PluralMode } from '../../domain/plural-rules.js';
import { isQuantity, QUANTITIES, quantitiesOf } from '../../domain/quantities.js';
import { isRecord, REQUIRED } from '../../domain/record-rules.js';
import type { TreeFault } from '../../domain/record-rules.js';
import { isStorableText, LIMITS } from '../../domain/rules.js';
import { unknownFields } from '../../domain/unknown-fields.js';
import type { KnownFields } from '../../domain/unknown-fields.js';
import { runSteps } from '../../steps.js';
import type { Steps } from '../../steps.js';
import type {
  CatalogueGroup,
  CatalogueKey,
  CatalogueValue,
  ReadStatus,
} from '../../formats/model/catalogue.js';
import { placeOfGroup } from '../../formats/model/group-place.js';

type Check = TreeFault | null;
type Fields = Record<string, unknown>;

interface Walk {
  /** Lower-cased name of the language of values without one. */
  target: string;
  /** Lower-cased names a value may give as its language; null = any. */
  languages: ReadonlySet<string> | null;
  /** Key names so far by the place of their group: a group may occur twice, a key only once. */
  keysOf: Map<string, Set<string>>;
  mode: PluralMode;
}

interface KeyAtHand {
  name: string;
  isPlural: boolean;
}

/**
 * Checks the untrusted `groups` of a request body. Not by class-validator, which blocks the event loop for a tree of
 * this size. Linear in the number of values.
 *
 * @param languages the names allowed in `languageName`, ignoring case; the first is the language of values without one.
 * Absent: any name is accepted.
 * @param mode the plural mode of the project; in `cldr` mode, any form of any language is accepted
 * @returns the first error, or null if `value` is a `CatalogueGroup[]` that can be imported.
 */
export const checkCatalogue = (value: unknown, languages?: readonly string[], mode?: PluralMode): Check =>
  runSteps(checkCatalogueInSteps(value, languages, mode));

/** `checkCatalogue` in steps of some hundred values. */
export function* checkCatalogueInSteps(
  value: unknown,
  languages?: readonly string[],
  mode: PluralMode = 'strict',
): Steps<Check> {
  if (!Array.isArray(value)) return faultOf(value, () => 'groups', 'must be a list of groups', '');
  const names = languages?.map((name) => name.toLowerCase());
  const walk: Walk = {
    target: names?.[0] ?? '',
    languages: names ? new Set(names) : null,
    keysOf: new Map(),
    mode,
  };
  return yield* firstFault(value, 'groups', (group, path) => checkGroup(group, path, walk));
}

/** `checkCatalogue` as a type guard. */
export const isCatalogue = (value: unknown): value is CatalogueGroup[] => checkCatalogue(value) === null;

/** The fields of a type, in a record that lacks none. */
const fieldsOf = <T>(own: Record<keyof T, true>, echoed: readonly string[]): KnownFields => ({
  own: Object.keys(own),
  echoed,
});

const GROUP = fieldsOf<CatalogueGroup>({ name: true, file: true, keys: true }, ENTITY_FIELDS.group);

const KEY = fieldsOf<CatalogueKey>(
  { name: true, isPlural: true, values: true, description: true },
  ENTITY_FIELDS.key,
);

const VALUE = fieldsOf<CatalogueValue>(
  { name: true, quantityString: true, languageName: true, status: true },
  ENTITY_FIELDS.value,
);

/** The first field of an item that it may not have. */
function checkFields(item: Fields, path: () => string, known: KnownFields): Check {
  const [unknown] = unknownFields(item, known);
  return unknown ? fault(path, unknown[1], `.${unknown[0]}`) : null;
}

function* checkGroup(group: unknown, path: () => string, walk: Walk): Steps<Check> {
  if (!isRecord(group)) return fault(path, 'must be a group');
  const unknown = checkFields(group, path, GROUP);
  if (unknown) return unknown;
  const { name, file, keys } = group;
  if (!isName(name)) return faultOf(name, path, NAME_MESSAGE, '.name');
  if (!isFile(file)) return fault(path, FILE_MESSAGE, '.file');
  if (!Array.isArray(keys)) return faultOf(keys, path, 'must be a list of keys', '.keys');
  const place = placeOfGroup({ name, file });
  const known = walk.keysOf.get(place) ?? new Set<string>();
  walk.keysOf.set(place, known);
  return yield* firstFault(
    keys,
    () => `${path()}.keys`,
    (key, keyPath) => checkKey(key, keyPath, known, walk),
  );
}

function* checkKey(key: unknown, path: () => string, known: Set<string>, walk: Walk): Steps<Check> {
  if (!isRecord(key)) return fault(path, 'must be a key');
  const unknown = checkFields(key, path, KEY);
  if (unknown) return unknown;
  const { name, isPlural, values } = key;
  if (!isName(name)) return faultOf(name, path, NAME_MESSAGE, '.name');
  if (known.has(name)) return fault(path, 'occurs twice in this group', '.name');
  known.add(name);
  if (typeof isPlural !== 'boolean') return faultOf(isPlural, path, 'must be true or false', '.isPlural');
  if (!Array.isArray(values)) return faultOf(values, path, 'must be a list of values', '.values');
  if (!isDescription(key['description'])) return fault(path, DESCRIPTION_MESSAGE, '.description');
  return yield* checkValues(values, { name, isPlural }, () => `${path()}.values`, walk);
}

/**
 * Every language of the key has its whole set: one value, or zero, one and other, each once; or `other` alone, beside a
 * language that has all. A key with no or two values is no fault: the import leaves it out.
 */
function* checkValues(values: unknown[], key: KeyAtHand, path: () => string, walk: Walk): Steps<Check> {
  const met = new Map<string, Set<unknown>>();
  let count = 0;
  for (const [index, value] of values.entries()) {
    const wrong = checkForm(value, key, () => `${path()}.${index}`, met, walk);
    if (wrong) return wrong;
    count += 1;
    if (count % STEP === 0) yield;
  }
  const { isPlural } = key;
  const isShort = isPlural && walk.mode === 'strict' && hasLoneForm([...met.values()]);
  return isShort ? fault(path, `must hold ${quantitiesOf(isPlural).length} per language`) : null;
}

/** Beside a language with all forms, a lone `other` is the plain text that another language has. */
function hasLoneForm(languages: readonly ReadonlySet<unknown>[]): boolean {
  const isWhole = languages.some(({ size }) => size === QUANTITIES.length);
  return languages.some((forms) => forms.size === 1 && !(isWhole && forms.has('other')));
}

/** Checks one value of a key; `met` contains the quantities before it, by language. */
function checkForm(
  value: unknown,
  key: KeyAtHand,
  path: () => string,
  met: Map<string, Set<unknown>>,
  walk: Walk,
): Check {
  if (!isRecord(value)) return fault(path, 'must be a value');
  const bad = checkFields(value, path, VALUE) ?? checkValue(value, path, walk);
  if (bad) return bad;
  const language = languageOf(value, walk);
  const { quantityString: quantity = null } = value;
  const isForm = walk.mode === 'strict' ? isQuantity(quantity) : isPluralForm(quantity);
  if (key.isPlural ? !isForm : quantity !== null)
    return fault(path, quantityMessage(quantity, key, walk), '.quantityString');
  const seen = met.get(language) ?? new Set();
  if (seen.has(quantity)) return fault(path, 'occurs twice for this language', '.quantityString');
  met.set(language, seen.add(quantity));
  return null;
}

function checkValue({ name, languageName, status }: Fields, path: () => string, walk: Walk): Check {
  if (typeof name !== 'string' || !isStorableText(name))
    return faultOf(name, path, 'must be a string', '.name');
  if (name.length > LIMITS.valueText)
    return fault(path, `must have at most ${LIMITS.valueText} characters`, '.name');
  if (status !== undefined && !STATUSES.includes(status)) return fault(path, STATUS_MESSAGE, '.status');
  return languageName === undefined ? null : checkLanguage(languageName, path, walk);
}

function checkLanguage(languageName: unknown, path: () => string, walk: Walk): Check {
  if (!isName(languageName)) return fault(path, NAME_MESSAGE, '.languageName');
  const isKnown = walk.languages?.has(languageName.toLowerCase()) ?? true;
  return isKnown ? null : fault(path, 'must be one of the languages', '.languageName');
}

/** A value that names the target language belongs to those without a name. */
function languageOf({ languageName }: Fields, { target }: Walk): string {
  return typeof languageName === 'string' ? languageName.toLowerCase() : target;
}

const NAME_MESSAGE = `must be a string of 1 to ${LIMITS.importedName} characters`;

const isFile = (file: unknown): file is string | undefined =>
  file === undefined || (typeof file === 'string' && isDocumentPath(file));

const FILE_MESSAGE = `must be the path of a file, as locales/{language}/common.json, of at most ${PATH_LENGTH} characters`;

const STATUSES: readonly unknown[] = ['modified', 'validated'] satisfies ReadStatus[];

const STATUS_MESSAGE = `must be ${STATUSES.join(' or ')}`;

const DESCRIPTION_MESSAGE = `must be a string of at most ${LIMITS.description} characters`;

/** The language may have fewer forms, which the service checks. */
const quantityMessage = (quantity: unknown, { name, isPlural }: KeyAtHand, { mode }: Walk): string =>
  isPlural
    ? formRefusal(quantity, name, { mode, tag: ALL_FORMS, name: 'any language' })
    : singularRefusal(quantity, name);

/** Arabic has all categories of CLDR. */
const ALL_FORMS = 'ar';

const isName = (name: unknown): name is string =>
  typeof name === 'string' &&
  name.length <= LIMITS.importedName &&
  name.trim() !== '' &&
  isStorableText(name);

const isDescription = (text: unknown): boolean =>
  text === undefined ||
  (typeof text === 'string' && text.length <= LIMITS.description && isStorableText(text));

/** Returns the error of a field that is missing or breaks its rule. */
const faultOf = (value: unknown, path: () => string, message: string, field: string): TreeFault =>
  fault(path, value === undefined ? REQUIRED : message, field);

const fault = (path: () => string, message: string, field = ''): TreeFault => ({
  path: path() + field,
  message,
});

/** Values looked at in one step; groups and keys are steps by themselves. */
const STEP = 256;

/** Paths are thunks: a sound tree never builds one. */
function* firstFault(
  items: unknown[],
  path: string | (() => string),
  check: (item: unknown, path: () => string) => Steps<Check>,
): Steps<Check> {
  const parent = typeof path === 'string' ? () => path : path;
  for (const [index, item] of items.entries()) {
    const found = yield* check(item, () => `${parent()}.${index}`);
    if (found) return found;
    yield;
  }
  return null;
}
