import type { FindingView } from '../../core/api/checks.ts';
import { aDataFolder, remove, start } from '../bench/server.ts';
import { made } from '../storm/caller.ts';
import type { TextOfFile } from './texts.ts';
import { MAX_LENGTH } from './verdicts.mjs';

const ACCOUNT = { email: 'digest@motley.example', password: 'Motley-2026' };
/** So that bodies stay small. */
const MOST_CHARACTERS = 15_000;
const MOST_TEXTS = 1_000;

/** The findings of each text by `POST /checks`. */
export async function verdictsOnServer(texts: TextOfFile[]): Promise<string[]> {
  const folder = aDataFolder();
  process.env.BULK_LIMIT = '100000';
  const { origin, end } = await start(folder);
  try {
    const call = await signedIn(origin);
    const { path, keyId } = await aProject(call);
    const languages = new Map<string, number>();
    const verdicts: string[] = [];
    for (const part of runsOfTag(texts)) {
      const [{ tag }] = part;
      const languageId =
        languages.get(tag) ?? (await call<Made>('POST', `${path}/languages`, { name: tag, tag })).id;
      languages.set(tag, languageId);
      const body = { languageId, keyId, texts: part.map(({ text, source }) => ({ text, source })) };
      for (const { findings } of await call<{ findings: FindingView[] }[]>('POST', `${path}/checks`, body))
        verdicts.push(JSON.stringify(findings.map(withoutSeverity)));
    }
    return verdicts;
  } finally {
    await end();
    remove(folder);
  }
}

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

interface Made {
  id: number;
}

async function signedIn(origin: string): Promise<Call> {
  const { accessToken } = await made<{ accessToken: string }>(origin, 'POST', '/identity/sign-up', ACCOUNT);
  await made(origin, 'POST', '/auth/register', { username: 'Digest', email: ACCOUNT.email }, accessToken);
  return (method, path, body) => made(origin, method, path, body, accessToken);
}

/** A project whose base language no text has, and a key whose maximum length counts. */
async function aProject(call: Call) {
  const values = [{ name: '', quantityString: null }];
  const project = await call<Made>('POST', '/projects', {
    name: 'Digest',
    color: '0e8457',
    description: '',
    languages: ['Source'],
    languageTags: ['en-GB'],
    groups: [{ name: 'a', keys: [{ name: 'a', isPlural: false, values }] }],
  });
  const path = `/projects/${project.id}`;
  const { groups } = await call<{ groups: { keys: Made[] }[] }>('GET', `${path}/details`);
  const keyId = groups[0]?.keys[0]?.id;
  await call('PATCH', `${path}/translations/${keyId}`, { maxLength: MAX_LENGTH });
  return { path, keyId };
}

/** The texts in parts of one language each. */
function* runsOfTag(texts: TextOfFile[]) {
  let part: [TextOfFile, ...TextOfFile[]] | null = null;
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

/** As the checks find it. */
const withoutSeverity = ({ check, at, args, fix, fingerprint }: FindingView) => ({
  check,
  at,
  args,
  ...(fix && { fix }),
  fingerprint,
});
