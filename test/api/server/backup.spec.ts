import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import type { ProjectDetails, ProjectSummary, ValueCounts } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import { PLATFORMS, writeProject } from '#core/formats/index.js';

import { migrations } from '../../../migrations/index.js';
import { writeBackup } from '../../../src/cli/write-backup.js';
import { restoreBackup } from '../../../src/cli/restore-backup.js';
import { as } from '../../support/api.js';
import { serveApp, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import type { TestProject } from '../../support/project/project-world.js';
import { olderDatabase, queryAt } from '../../support/database/older-release.js';
import { ownDatabase, workerDatabase } from '../../support/database/worker-database.js';

const WORKER = process.env.JEST_WORKER_ID ?? '1';

/** Every file a project can be exported to. */
const exportsOf = ({ languages, groups }: ProjectDetails) =>
  PLATFORMS.flatMap((platform) =>
    [true, false].flatMap((prefix) =>
      writeProject(
        { languages, groups },
        { platform, prefix, validatedOnly: false, languageIds: languages.map(({ id }) => id) },
      ),
    ),
  );

const detailsOf = async ({ owner, project }: TestProject): Promise<ProjectDetails> =>
  (await as(owner).get<ProjectDetails>(routes.readProject(project.id))).body;

/** In order of creation. */
const textsOf = ({ groups }: ProjectDetails): string[] =>
  groups
    .flatMap(({ keys }) => keys.flatMap(({ values }) => values))
    .sort((a, b) => a.id - b.id)
    .map(({ name }) => name);

/** The number of values by state, from the counters of the database. */
async function statsOf({ owner, project }: TestProject): Promise<ValueCounts | undefined> {
  const { body } = await as(owner).get<ProjectSummary[]>(routes.listProjects());
  return body.find(({ id }) => id === project.id)?.stats;
}

/** Writes rounds of texts, value by value, until stopped. */
async function writing({ owner, project, values }: TestProject, isOver: () => boolean): Promise<void> {
  for (let round = 1; ; round += 1)
    for (const { id, keyId } of values) {
      if (isOver()) return;
      await as(owner).patch(routes.writeValue(project.id, keyId, id), { name: String(round) });
    }
}

describe('a backup', () => {
  let folder: string;
  let file: string;
  let atRest: TestProject;
  let edited: TestProject;
  let inMotion: TestProject;
  let before: ProjectDetails;
  let counts: ValueCounts | undefined;

  useApp();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'motley-backup-'));
    file = join(folder, 'during-writes.backup');
    atRest = await aProject({
      languages: ['English', 'Français', 'العربية'],
      keys: [
        {
          name: 'odd',
          texts: { English: 'tab\t, line\nfeed, \\. and \\N', Français: '« \u202f» \u2028', العربية: 'نص' },
        },
        { name: 'end', texts: { English: '\\.', Français: '\r\n' } },
        {
          name: 'items',
          isPlural: true,
          texts: { English: { zero: 'none', one: '{n} item', other: '{n} items' } },
        },
      ],
    });
    edited = await aProject({
      languages: ['English', 'Français', 'العربية'],
      keys: [{ name: 'greeting', texts: { English: 'Hello' } }],
    });
    inMotion = await aProject({ keys: Array.from({ length: 12 }, (_, n) => `key_${n}`) });
    before = await detailsOf(atRest);
    counts = await statsOf(edited);
    let isOver = false;
    const writer = writing(inMotion, () => isOver);
    await writeBackup(await workerDatabase(), file);
    isOver = true;
    await writer;
  });

  afterAll(() => rm(folder, { recursive: true }));

  describe('taken during writes and restored into an empty instance', () => {
    let stop: () => Promise<void>;

    beforeAll(async () => {
      const url = await ownDatabase(`restored_${WORKER}`);
      await restoreBackup(file, url);
      stop = await serveApp({}, () => Promise.resolve(url));
    });

    afterAll(() => stop());

    it('exports the same bytes in every format', async () => {
      const after = await detailsOf(atRest);
      expect(after).toEqual(before);
      expect(exportsOf(after)).toEqual(exportsOf(before));
    });

    it('is one snapshot: no write without those acknowledged before it', async () => {
      const rounds = textsOf(await detailsOf(inMotion)).map(Number);
      expect(rounds).toEqual(rounds.toSorted((a, b) => b - a));
      expect(Math.max(...rounds) - Math.min(...rounds)).toBeLessThanOrEqual(1);
    });

    it('works after the restore: counts are right before and after edits, and new rows get new ids', async () => {
      const { owner, project, values } = edited;
      expect(await statsOf(edited)).toEqual(counts);
      const [{ id, keyId } = { id: 0, keyId: 0 }] = values;
      const emptied = await as(owner).patch(routes.writeValue(project.id, keyId, id), { name: '' });
      const added = await as(owner).post(routes.createKey(project.id), {
        name: 'new',
        groupId: edited.group('common').id,
        isPlural: false,
      });
      expect([emptied.status, added.status]).toEqual([200, 201]);
      const { empty = 0, modified = 0 } = counts ?? {};
      expect(await statsOf(edited)).toMatchObject({ empty: empty + 4, modified: modified - 1 });
    });

    it('is not restored into a database in use', async () => {
      await expect(restoreBackup(file, await workerDatabase())).rejects.toThrow('stop Motley');
    });
  });

  /** In its own empty database. */
  const restoring = async (name: string, path: string): Promise<string> => {
    const url = await ownDatabase(`${name}_${WORKER}`);
    await restoreBackup(path, url);
    return url;
  };

  /** The same backup with its text changed. */
  const changed = async (name: string, change: (text: string) => string): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, gzipSync(change(gunzipSync(await readFile(file)).toString())));
    return path;
  };

  it('from a newer release is refused', async () => {
    const newer = await changed('newer', (text) =>
      text.replace('"migrations":[', '"migrations":["Tomorrow1",'),
    );
    await expect(restoring('newer', newer)).rejects.toThrow('newer release of Motley (Tomorrow1)');
  });

  it('leaves nothing behind if it is truncated, and can be restored again', async () => {
    const half = await changed('half', (text) => text.slice(0, text.length / 2));
    const url = await ownDatabase(`half_${WORKER}`);
    await expect(restoreBackup(half, url)).rejects.toThrow('nothing of it is written');
    await expect(restoreBackup(file, url)).resolves.toBeUndefined();
    await expect(restoreBackup(file, url)).rejects.toThrow('has rows');
  });

  it('from an older release is migrated', async () => {
    const old = await olderDatabase('old', 2);
    await queryAt(old, `INSERT INTO app_user (uid, email) VALUES ('somebody', 'old@example.com')`);

    const path = join(folder, 'old.backup');
    await writeBackup(old, path);
    const url = await restoring('updated', path);
    const found = await queryAt(
      url,
      `SELECT (SELECT email FROM app_user) AS email, (SELECT count(*) FROM migrations) AS migrations,
              (SELECT count(*) FROM schema_compatibility) AS compatibilities`,
    );
    expect(found).toEqual([{ email: 'old@example.com', migrations: migrations.length, compatibilities: 1 }]);
  });

  it('never replaces a file, and is readable by its owner only', async () => {
    await expect(writeBackup(await workerDatabase(), file)).rejects.toThrow('is there already');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});
