import { URLSearchParams } from 'node:url';

/** Where an image lies whose name begins with no host; official images have no owner in their names. */
const DEFAULT_HOST = 'registry-1.docker.io';
const TIMEOUT_MS = 15_000;

const KINDS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');

const DIGEST = /^sha256:[0-9a-f]{64}$/;

/**
 * The digest of `name:tag` from its registry (OCI distribution specification, "pulling manifests").
 * @throws Error if the registry cannot be reached or returns none
 */
export async function digestOf(image: string) {
  const { origin, name, tag } = parseImage(image);
  const url = `${origin}/v2/${name}/manifests/${tag}`;
  const first = await ask(url, {});
  const answer = first.status === 401 ? await ask(url, await authorised(first)) : first;
  const digest = answer.headers.get('docker-content-digest') ?? '';
  if (!answer.ok || !DIGEST.test(digest)) throw new Error(`answered ${answer.status}`);
  return digest;
}

function parseImage(image: string) {
  const [, path, tag] = /^(.+):([^:/]+)$/.exec(image) ?? [];
  if (path === undefined) throw new Error('it has no tag');
  const [first = '', ...rest] = path.split('/');
  const hasHost = rest.length > 0 && /[.:]|^localhost$/.test(first);
  const host = hasHost ? first : DEFAULT_HOST;
  const owned = path.includes('/') ? path : `library/${path}`;
  const scheme = /^(localhost|127\.0\.0\.1)(:|$)/.test(host) ? 'http' : 'https';
  return { origin: `${scheme}://${host}`, name: hasHost ? rest.join('/') : owned, tag };
}

const ask = (url: string, headers: Record<string, string>) =>
  fetch(url, {
    method: 'HEAD',
    headers: { accept: KINDS, ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    throw new Error(error.cause?.code ?? error.name);
  });

/** A token for everybody, from where the registry's refusal says. */
async function authorised(refusal: Response) {
  const challenge = refusal.headers.get('www-authenticate') ?? '';
  const values = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const { realm, ...query } = values;
  if (realm === undefined) throw new Error('answered 401');
  const reply = await fetch(`${realm}?${new URLSearchParams(query).toString()}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { token, access_token: accessToken } = (await reply.json()) as {
    token?: string;
    access_token?: string;
  };
  return { authorization: `Bearer ${token ?? accessToken}` };
}
