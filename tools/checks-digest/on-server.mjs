import { aDataFolder, remove, start } from '../bench/server.mjs';
import { made } from '../storm/caller.mjs';
import { MAX_LENGTH } from './verdicts.mjs';

const ACCOUNT = { email: 'digest@motley.example', password: 'Motley-2026' };
/** So that bodies stay small. */
const MOST_CHARACTERS = 15_000;
const MOST_TEXTS = 1_000;

/**
 * The findings of each text by `POST /checks`.
 * @param {import('./texts.mjs').TextOfFile[]} texts
 * @returns {Promise<string[]>}
 */
export async function verdictsOnServer(texts) {
  const folder = aDataFolder();
  process.env.BULK_LIMIT = '100000';
  const { origin, end } = await start(folder);
  try {
    const call = await signedIn(origin);
    const { path, keyId } = await aProject(call);
    /** @type {Map<string, number>} */
    const languages = new Map();
    /** @type {string[]} */
    const verdicts = [];
    for (const part of runsOfTag(texts)) {
      const [{ tag }] = part;
      const languageId =
        languages.get(tag) ?? (await call('POST', `${path}/languages`, { name: tag, tag })).id;
      languages.set(tag, languageId);
      const body = { languageId, keyId, texts: part.map(({ text, source }) => ({ text, source })) };
      for (const { findings } of await call('POST', `${path}/checks`, body))
        verdicts.push(JSON.stringify(findings.map(withoutSeverity)));
    }
    return verdicts;
  } finally {
    await end();
    remove(folder);
  }
}

/** @typedef {(method: string, path: string, body?: object) => Promise<any>} Call */

/**
 * @param {string} origin
 * @returns {Promise<Call>}
 */
async function signedIn(origin) {
  /** @type {{ accessToken: string }} */
  const { accessToken } = await made(origin, 'POST', '/identity/sign-up', ACCOUNT);
  await made(origin, 'POST', '/auth/register', { username: 'Digest', email: ACCOUNT.email }, accessToken);
  return (method, path, body) => made(origin, method, path, body, accessToken);
}

/**
 * A project whose base language no text has, and a key whose maximum length counts.
 * @param {Call} call
 */
async function aProject(call) {
  const values = [{ name: '', quantityString: null }];
  const project = await call('POST', '/projects', {
    name: 'Digest',
    color: '0e8457',
    description: '',
    languages: ['Source'],
    languageTags: ['en-GB'],
    groups: [{ name: 'a', keys: [{ name: 'a', isPlural: false, values }] }],
  });
  const path = `/projects/${project.id}`;
  const [group] = (await call('GET', `${path}/details`)).groups;
  const [key] = group.keys;
  await call('PATCH', `${path}/translations/${key.id}`, { maxLength: MAX_LENGTH });
  return { path, keyId: key.id };
}

/**
 * The texts in parts of one language each.
 * @param {import('./texts.mjs').TextOfFile[]} texts
 */
function* runsOfTag(texts) {
  /** @type {[import('./texts.mjs').TextOfFile, ...import('./texts.mjs').TextOfFile[]] | null} */
  let part = null;
  let characters = 0;
  for (const text of texts) {
    characters += text.text.length + text.source.length;
    const fits = characters <= MOST_CHARACTERS && (part?.length ?? 0) < MOST_TEXTS;
    if (fits && part?.[0].tag === text.tag) part.push(text);
    else {
      if (part) yield part;
      part = [text];
      characters = text.text.length + text.source.length;
    }
  }
  if (part) yield part;
}

/**
 * As the checks find it.
 * @param {import('../../core/api/checks.js').FindingView} finding
 */
const withoutSeverity = ({ check, at, args, fix, fingerprint }) => ({
  check,
  at,
  args,
  ...(fix && { fix }),
  fingerprint,
});
