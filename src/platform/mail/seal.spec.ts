import { Seal } from './seal.js';

const seal = new Seal('the secret of an instance', 'mail');

describe('a seal', () => {
  it('gives back what was sealed', () => {
    expect(seal.open(seal.close('Été 👩‍🚀'))).toBe('Été 👩‍🚀');
  });

  it('shows nothing of it, and nothing twice', () => {
    expect(seal.close('token=abc').toString('latin1')).not.toContain('abc');
    expect(seal.close('token=abc').equals(seal.close('token=abc'))).toBe(false);
  });

  it('does not open under another secret or for another purpose', () => {
    const sealed = seal.close('text');
    expect(new Seal('another secret', 'mail').open(sealed)).toBeNull();
    expect(new Seal('the secret of an instance', 'other').open(sealed)).toBeNull();
  });

  it('does not open once a bit of it has changed, or a part is gone', () => {
    const sealed = seal.close('text');
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(seal.open(sealed)).toBeNull();
    expect(seal.open(Buffer.alloc(3))).toBeNull();
  });
});
