import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ASSETS = 'client/dist/assets';

describe('the scripts that ship', () => {
  it('contain nothing of the fake Stripe', async () => {
    const names = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'));
    const scripts = await Promise.all(names.map((name) => readFile(join(ASSETS, name), 'utf8')));
    expect(scripts.some((script) => script.includes('https://js.stripe.com'))).toBe(true);
    expect(scripts.filter((script) => /fake.?stripe|_fake|_authenticate/i.test(script))).toEqual([]);
  });
});
