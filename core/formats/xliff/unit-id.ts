/** What an id of version 2 cannot hold: it is a token of XML. */
const UNFIT = /[^A-Za-z0-9._-]+/g;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The id of a unit or a group of version 2 that is called so; of two names never the same one, as far as a hash can tell. */
export function idOf(name: string): string {
  const token = name.replace(UNFIT, '_');
  return token === name && name !== '' ? name : `${token}-${hashOf(name)}`;
}

/** FNV-1a: short, and the same in every export. */
function hashOf(text: string): string {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
