import { isPluralForm } from '../domain/plural-rules.js';
import type { PluralMode } from '../domain/plural-rules.js';
import { isQuantity, quantitiesOf } from '../domain/quantities.js';
import { isStorableText, LIMITS } from '../domain/rules.js';
import { runSteps } from '../steps.js';
import type { Steps } from '../steps.js';
import type { CatalogueGroup, ReadStatus } from './catalogue.js';

/** What is wrong with an untrusted tree, and where: `groups[0].keys[2].values[1].name`. */
export interface CatalogueFault {
  path: string;
  message: string;
}

type Check = CatalogueFault | null;
type Fields = Record<string, unknown>;

interface Walk {
  /** Lower-cased name of the language of values without one. */
  target: string;
  /** Lower-cased names a value may give as its language; null = any. */
  languages: ReadonlySet<string> | null;
  /** Key names met so far by group name: a group may come twice, a key of it may not. */
  keysOf: Map<string, Set<string>>;
  mode: PluralMode;
}

/**
 * Checks the untrusted `groups` of a request body, by hand because a class-validator tree of this size blocks
 * the event loop. Linear in the number of values.
 *
 * @param languages the names a value's `languageName` may give, ignoring case; the first is the language of
 * values without one. Absent: any name is accepted.
 * @param mode how the project keeps plurals; in `cldr` mode, a language may have any forms that there are
 * @returns the first fault met, or null when `value` is a `CatalogueGroup[]` that can be imported.
 */
export const checkCatalogue = (value: unknown, languages?: readonly string[], mode?: PluralMode): Check =>
  runSteps(checkCatalogueInSteps(value, languages, mode));

/** `checkCatalogue` in steps of some hundred values. */
export function* checkCatalogueInSteps(
  value: unknown,
  languages?: readonly string[],
  mode: PluralMode = 'strict',
): Steps<Check> {
  if (!Array.isArray(value)) return { path: 'groups', message: 'must be a list of groups' };
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

function* checkGroup(group: unknown, path: () => string, walk: Walk): Steps<Check> {
  if (!isFields(group)) return fault(path, 'must be a group');
  const { name, keys } = group;
  if (!isName(name)) return fault(path, NAME_MESSAGE, '.name');
  if (!Array.isArray(keys)) return fault(path, 'must be a list of keys', '.keys');
  const known = walk.keysOf.get(name) ?? new Set<string>();
  walk.keysOf.set(name, known);
  return yield* firstFault(
    keys,
    () => `${path()}.keys`,
    (key, keyPath) => checkKey(key, keyPath, known, walk),
  );
}

function* checkKey(key: unknown, path: () => string, known: Set<string>, walk: Walk): Steps<Check> {
  if (!isFields(key)) return fault(path, 'must be a key');
  const { name, isPlural, values } = key;
  if (!isName(name)) return fault(path, NAME_MESSAGE, '.name');
  if (known.has(name)) return fault(path, 'occurs twice in this group', '.name');
  known.add(name);
  if (typeof isPlural !== 'boolean') return fault(path, 'must be true or false', '.isPlural');
  if (!Array.isArray(values)) return fault(path, 'must be a list of values', '.values');
  if (!isDescription(key['description'])) return fault(path, DESCRIPTION_MESSAGE, '.description');
  return yield* checkValues(values, isPlural, () => `${path()}.values`, walk);
}

/**
 * Every language of the key has its whole set: one value, or zero, one and other, each once. A key with no or two values
 * is no fault: the import leaves it out.
 */
function* checkValues(values: unknown[], isPlural: boolean, path: () => string, walk: Walk): Steps<Check> {
  const met = new Map<string, Set<unknown>>();
  let count = 0;
  for (const [index, value] of values.entries()) {
    const wrong = checkForm(value, isPlural, () => `${path()}[${index}]`, met, walk);
    if (wrong) return wrong;
    count += 1;
    if (count % STEP === 0) yield;
  }
  const isAlone = isPlural && walk.mode === 'strict' && [...met.values()].some((seen) => seen.size === 1);
  return isAlone ? fault(path, `must hold ${quantitiesOf(isPlural).length} per language`) : null;
}

/** One value of a key; `met` holds the quantities of those before it, by language. */
function checkForm(
  value: unknown,
  isPlural: boolean,
  path: () => string,
  met: Map<string, Set<unknown>>,
  walk: Walk,
): Check {
  if (!isFields(value)) return fault(path, 'must be a value');
  const bad = checkValue(value, path, walk);
  if (bad) return bad;
  const language = languageOf(value, walk);
  const { quantityString: quantity = null } = value;
  const isForm = walk.mode === 'strict' ? isQuantity(quantity) : isPluralForm(quantity);
  if (isPlural ? !isForm : quantity !== null)
    return fault(path, quantityMessage(isPlural, walk), '.quantityString');
  const seen = met.get(language) ?? new Set();
  if (seen.has(quantity)) return fault(path, 'occurs twice for this language', '.quantityString');
  met.set(language, seen.add(quantity));
  return null;
}

function checkValue({ name, languageName, status }: Fields, path: () => string, walk: Walk): Check {
  if (typeof name !== 'string' || !isStorableText(name)) return fault(path, 'must be a string', '.name');
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

/** A value that names the target language belongs with those that name none. */
function languageOf({ languageName }: Fields, { target }: Walk): string {
  return typeof languageName === 'string' ? languageName.toLowerCase() : target;
}

const NAME_MESSAGE = `must be a string of 1 to ${LIMITS.importedName} characters`;

const STATUSES: readonly unknown[] = ['modified', 'validated'] satisfies ReadStatus[];

const STATUS_MESSAGE = `must be ${STATUSES.join(' or ')}`;

const DESCRIPTION_MESSAGE = `must be a string of at most ${LIMITS.description} characters`;

function quantityMessage(isPlural: boolean, { mode }: Walk): string {
  if (!isPlural) return 'must be null for a singular key';
  const forms = mode === 'strict' ? 'zero, one or other' : 'zero, one, two, few, many, other or =n';
  return `must be ${forms} for a plural key`;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isName = (name: unknown): name is string =>
  typeof name === 'string' &&
  name.length <= LIMITS.importedName &&
  name.trim() !== '' &&
  isStorableText(name);

const isDescription = (text: unknown): boolean =>
  text === undefined ||
  (typeof text === 'string' && text.length <= LIMITS.description && isStorableText(text));

const fault = (path: () => string, message: string, field = ''): CatalogueFault => ({
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
    const found = yield* check(item, () => `${parent()}[${index}]`);
    if (found) return found;
    yield;
  }
  return null;
}
