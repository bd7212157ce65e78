import { SecretBox } from './secret-box.js';

const box = new SecretBox('the secret of an instance', 'mail');

describe('a secret box', () => {
  it('decrypts what it encrypted', () => {
    expect(box.decrypt(box.encrypt('Été 👩‍🚀'))).toBe('Été 👩‍🚀');
  });

  it('shows nothing of the text, and never encrypts it to the same bytes', () => {
    expect(box.encrypt('token=abc').toString('latin1')).not.toContain('abc');
    expect(box.encrypt('token=abc').equals(box.encrypt('token=abc'))).toBe(false);
  });

  it('does not decrypt under another secret or for another purpose', () => {
    const encrypted = box.encrypt('text');
    expect(new SecretBox('another secret', 'mail').decrypt(encrypted)).toBeNull();
    expect(new SecretBox('the secret of an instance', 'other').decrypt(encrypted)).toBeNull();
  });

  it('does not decrypt once a bit has changed, or a part is missing', () => {
    const encrypted = box.encrypt('text');
    encrypted[encrypted.length - 1] = (encrypted.at(-1) ?? 0) ^ 1;
    expect(box.decrypt(encrypted)).toBeNull();
    expect(box.decrypt(Buffer.alloc(3))).toBeNull();
  });
});
