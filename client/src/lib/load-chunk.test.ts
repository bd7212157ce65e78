import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';

import { isOfMissingChunk, loadChunk } from './load-chunk.js';

const served = new Map<string, string>();
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  served.clear();
  document.head.replaceChildren();
  globalThis.fetch = (input) => {
    const { pathname } = new URL(input as string);
    asked.push(pathname);
    const body = served.get(pathname);
    if (body === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve({
      ok: body !== undefined,
      status: body === undefined ? 404 : 200,
      arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
    } as Response);
  };
});

const load = () => Promise.resolve('loaded');

it('asks for the module when all its files have arrived, and fetches each only once', async () => {
  served.set('/assets/a1.js', 'a').set('/assets/b1.js', 'b');
  await expect(loadChunk(load, ['assets/a1.js', 'assets/b1.js'])).resolves.toBe('loaded');
  await loadChunk(load, ['assets/b1.js']);
  expect(asked).toEqual(['/assets/a1.js', '/assets/b1.js']);
});

it('does not ask for the module of a file that was lost, and fetches that file alone again', async () => {
  const module = jest.fn(load);
  served.set('/assets/a2.js', 'a').set('/assets/b2.js', 'lost');
  const failure: unknown = await loadChunk(module, ['assets/a2.js', 'assets/b2.js']).catch(
    (error: unknown) => error,
  );
  expect(isOfMissingChunk(failure)).toBe(true);
  expect(module).not.toHaveBeenCalled();
  served.set('/assets/b2.js', 'b');
  await expect(loadChunk(module, ['assets/a2.js', 'assets/b2.js'])).resolves.toBe('loaded');
  expect(asked).toEqual(['/assets/a2.js', '/assets/b2.js', '/assets/b2.js']);
});

it('knows the error of a chunk that is no longer served, and of a module that fails', async () => {
  const gone: unknown = await loadChunk(load, ['assets/a3.js']).catch((error: unknown) => error);
  expect(isOfMissingChunk(gone)).toBe(true);
  const fails = () => Promise.reject(new TypeError('No such module'));
  const broken: unknown = await loadChunk(fails).catch((error: unknown) => error);
  expect(isOfMissingChunk(broken)).toBe(true);
  expect(isOfMissingChunk(new TypeError('Another'))).toBe(false);
});

it('does not fetch what the page itself names', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/a4.js" />';
  await loadChunk(load, ['assets/a4.js']);
  expect(asked).toEqual([]);
});

it('applies styles in their order before the module, and again if one has failed', async () => {
  served.set('/assets/a5.css', 'a').set('/assets/b5.css', 'b');
  const module = jest.fn(load);
  const loading = loadChunk(module, ['assets/a5.css', 'assets/b5.css']);
  const links = () => [...document.querySelectorAll('link')];
  await waitFor(() => expect(links()).toHaveLength(2));
  expect(links().map(({ href }) => new URL(href).pathname)).toEqual(['/assets/a5.css', '/assets/b5.css']);
  links()[0]?.dispatchEvent(new Event('load'));
  links()[1]?.dispatchEvent(new Event('error'));
  await expect(loading).rejects.toThrow('/assets/b5.css could not be applied');
  expect(module).not.toHaveBeenCalled();
  const again = loadChunk(module, ['assets/a5.css', 'assets/b5.css']);
  await waitFor(() => expect(links()).toHaveLength(2));
  links()[1]?.dispatchEvent(new Event('load'));
  await expect(again).resolves.toBe('loaded');
});
