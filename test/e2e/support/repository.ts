import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Download, Locator } from 'playwright-core';

import type { AppliedChanges, ApplyChanges } from '#core/api/imports/changes.js';
import '#core/formats/all-codecs.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import { readDocument } from '#core/repository/content/read-document.js';

import { call, somebody, World } from './api.js';
import { eventually } from './app-driver.js';
import type { AppDriver } from './app-driver.js';
import type { Person } from './api.js';

/** A document of a repository, by its path. */
export type TestDocuments = Record<string, { file: string; language: string; text: string }>;

/** Creates a project with the documents of a repository, in one import. */
export async function aProjectWith(owner: Person, documents: TestDocuments): Promise<number> {
  const body = {
    name: 'Wayfarer',
    color: '0E766E',
    languages: ['English'],
    languageTags: ['en'],
    pluralMode: 'cldr',
  };
  const { id } = await call<ProjectDetails>('POST', routes.createProject(), body, owner.token);
  await call<AppliedChanges>('POST', routes.applyChanges(id), importOf(documents), owner.token);
  return id;
}

/** The contents of JSON documents by language code, in each of their files: `locales/{language}/…`. */
type JsonFiles = Record<string, Record<string, unknown>>;

/** A project with the JSON files of a repository, whose groups stand in them. */
export async function aRepository(files: JsonFiles): Promise<World> {
  const owner = await somebody();
  const documents = Object.entries(files).flatMap(([file, contents]) =>
    Object.entries(contents).map(([language, content]): [string, TestDocuments[string]] => [
      file.replace('{language}', language),
      { file, language, text: JSON.stringify(content) },
    ]),
  );
  return World.of(owner, await aProjectWith(owner, Object.fromEntries(documents)));
}

function importOf(documents: TestDocuments): ApplyChanges {
  const read = Object.entries(documents).map(([path, { text, ...document }]) => ({
    tag: document.language,
    ...readDocument({ path, ...document, bytes: strToU8(text) }, { pluralMode: 'cldr' }),
  }));
  const tags = [...new Set(read.map(({ tag }) => tag))];
  return {
    languages: tags.map((tag) => ({
      tag,
      groups: read.flatMap((one) => (one.tag === tag ? one.groups : [])),
    })),
    replaceExistingKeys: false,
    files: { version: 1, files: read.flatMap(({ profile }) => profile.files) },
  };
}

/**
 * What `git diff` says once files are written over a checkout of the documents: lines without context, and new paths.
 *
 * @param zip an archive of files by their paths
 */
export function gitDiff(documents: TestDocuments, zip: Uint8Array): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'motley-repository-'));
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@motley.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  try {
    git('init', '--quiet');
    for (const [path, { text }] of Object.entries(documents)) write(path, text);
    git('add', '.');
    git('commit', '--quiet', '--message', 'Texts');
    for (const [path, content] of Object.entries(unzipSync(zip))) write(path, content);
    git('add', '.');
    const lines = git('diff', '--cached', '--unified=0').split('\n');
    return lines.filter((line) => /^(?:[-+](?!--|\+\+)|\+\+\+ )/.test(line));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A repository as a zip. */
export const zipOf = (documents: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(documents).map(([path, text]) => [path, strToU8(text)])));

/** Drags a file over the page until the page is ready for it, and drops it. */
export async function drop({ page, words }: AppDriver, name: string, bytes: Uint8Array): Promise<void> {
  const base64 = Buffer.from(bytes).toString('base64');
  const fire = (type: string): Promise<unknown> =>
    page.evaluate(`{
      const bytes = Uint8Array.from(atob('${base64}'), (character) => character.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], '${name}', { type: 'application/zip' }));
      document.body.dispatchEvent(new DragEvent('${type}', { bubbles: true, cancelable: true, dataTransfer }));
    }`);
  const frame = page.getByText(words('repo.drop_page'));
  await eventually(async () => {
    await fire('dragover');
    return frame.isVisible();
  }, true);
  await fire('drop');
}

/** Opens the dialog of the export. */
export async function openExport(app: AppDriver): Promise<Locator> {
  await app.choose(app.words('editor.export'));
  return app.dialog(app.words('export.title'));
}

export async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Downloads a number of documents, which the button tells: one under its name, and several as a zip. */
export async function downloaded(app: AppDriver, dialog: Locator, documents: number): Promise<Download> {
  const [download] = await Promise.all([
    app.page.waitForEvent('download'),
    dialog.getByRole('button', { name: app.words('export.download', { documents }) }).click(),
  ]);
  return download;
}
