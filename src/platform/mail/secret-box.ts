import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts, so that the database alone does not reveal them without the secret of the instance. */
export class SecretBox {
  private readonly key: Buffer;

  /**
   * @param secret the secret of the instance
   * @param purpose what is encrypted: a text encrypted for one purpose cannot be decrypted for another
   */
  constructor(secret: string, purpose: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  }

  encrypt(text: string): Buffer {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, iv);
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
  }

  /** Null if the text was encrypted under another secret, or changed since. */
  decrypt(encrypted: Buffer): string | null {
    const tag = encrypted.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
    if (tag.length < TAG_BYTES) return null;
    const decipher = createDecipheriv(ALGORITHM, this.key, encrypted.subarray(0, IV_BYTES));
    decipher.setAuthTag(tag);
    try {
      const text = [decipher.update(encrypted.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    } catch {
      return null;
    }
  }
}
