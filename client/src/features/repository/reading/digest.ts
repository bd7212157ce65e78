/** Of these bytes, as 64 hexadecimal digits; empty where a page without TLS makes none. */
export async function digestOf(bytes: Uint8Array): Promise<string> {
  // Absent on pages without TLS, whatever its type says.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return '';
  const digest = new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(bytes)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
