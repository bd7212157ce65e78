/** Part of every platform this runs on, and of no ECMAScript library. */
declare function btoa(binary: string): string;
declare function atob(base64: string): string;

/** A call takes no more arguments than a stack has room for. */
const PIECE = 8_192;

export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  return btoa(pieces.join(''));
}

/** Empty for what is none: a profile that was tampered with may hold anything. */
export function fromBase64(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
