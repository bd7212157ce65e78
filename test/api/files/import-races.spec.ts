import type { CreatedLanguageView } from '#core/api/languages.js';
import { routes, valuesPath } from '#core/api/routes.js';
import type { KeyView, ValueView } from '#core/api/translations.js';

import { History } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { group, manyKeys, singular } from '../../support/catalogue.js';
import { missingValues } from '../../support/counting.js';
import { untilWaiting } from '../../support/database/locks.js';
import { aProject } from '../../support/project/project-world.js';

useApp();

const textOf = (state: unknown): string => (state as { text: string }).text;

describe('imports at the same time', () => {
  it('into two languages both succeed, key by key', async () => {
    const { project, owner } = await aProject();
    const [en, fr] = await Promise.all(
      ['fr', 'de'].map((name) =>
        as(owner).post<CreatedLanguageView>(routes.createLanguage(project.id), {
          name,
          groups: [manyKeys(2_000, () => name)],
        }),
      ),
    );
    expect([en?.status, fr?.status]).toEqual([201, 201]);
    const keys = await as(owner).get<KeyView[]>(routes.listKeys(project.id));
    expect(keys.body).toHaveLength(2_000);
    expect(new Set(keys.body.map(({ values }) => values.map(({ name }) => name).join()))).toEqual(
      new Set([
        [',fr,de', ',de,fr'].find((texts) => texts === keys.body[0]?.values.map(({ name }) => name).join()),
      ]),
    );
    expect(await missingValues(project.id)).toEqual([]);
  });

  it('keep the edits of others, which do not wait for them', async () => {
    const { project, owner, language, value, keys } = await aProject({
      languages: ['en', 'fr'],
      keys: Array.from({ length: 200 }, (_, index) => ({ name: `key_${index}`, texts: { en: 'before' } })),
    });
    const path = routes.importIntoLanguage(project.id, language('en').id);
    const importing = as(owner).post(path, {
      groups: [manyKeys(3_000, () => 'imported')],
      replaceExistingKeys: true,
    });
    const edits = await Promise.all(
      keys.map(({ name, id: keyId }) => {
        const { id } = value(name, 'en');
        return as(owner).patch<ValueView>(routes.writeValue(project.id, keyId, id), {
          name: `edited ${name}`,
        });
      }),
    );
    expect((await importing).status).toBe(200);
    expect(edits.filter(({ status }) => status === 200)).toHaveLength(keys.length);
    // Each edit came before the import and is in the history, or came after it and is current.
    const values = await as(owner).get<ValueView[]>(valuesPath(project.id, language('en').id));
    const history = await part(Database)
      .repository(History)
      .findBy({ projectId: project.id, source: 'import' });
    const replaced = new Map(history.map((row) => [row.valueId, row.old && textOf(row.old)]));
    for (const { body } of edits) {
      const now = values.body.find(({ id }) => id === body.id)?.name;
      expect(now === body.name || replaced.get(body.id) === body.name).toBe(true);
    }
    expect(await missingValues(project.id)).toEqual([]);
  });

  /** An import of two texts, during which one of them is edited. */
  async function importDuringEdit(asShown: boolean) {
    const { project, owner, language, value } = await aProject({
      keys: [
        { name: 'title', texts: { en: 'before' } },
        { name: 'other', texts: { en: 'before' } },
      ],
    });
    const { id, keyId } = value('title', 'en');
    const shown = [value('title', 'en'), value('other', 'en')].map(({ id, version }) => ({ id, version }));
    const groups = [
      group('common', singular('title', 'imported'), singular('other', 'imported')),
      group('fresh', singular('key', 'imported')),
    ];
    // Like another import in parallel, with its own slot of counters.
    const importing = part(Database).importTransaction(async () => {
      // The import waits for this group after its plan is made.
      await part(Database).query(`INSERT INTO key_group (project_id, name) VALUES ($1, 'fresh')`, [
        project.id,
      ]);
      const path = routes.importIntoLanguage(project.id, language('en').id);
      const reply = as(owner).post<{ error: string }>(path, {
        groups,
        replaceExistingKeys: true,
        ...(asShown ? { shown } : {}),
      });
      await untilWaiting();
      const edit = await as(owner).patch(routes.writeValue(project.id, keyId, id), { name: 'edited' });
      expect(edit.status).toBe(200);
      await part(Database).query(`DELETE FROM key_group WHERE project_id = $1 AND name = 'fresh'`, [
        project.id,
      ]);
      return { reply };
    });
    const { status, body } = await (await importing).reply;
    const values = await as(owner).get<ValueView[]>(valuesPath(project.id, language('en').id));
    return { status, error: body.error, texts: values.body.map(({ name }) => name) };
  }

  it('do not overwrite a text that is saved meanwhile', async () => {
    expect(await importDuringEdit(false)).toMatchObject({
      status: 200,
      texts: ['edited', 'imported', 'imported'],
    });
  });

  it('of what was shown change nothing if a text is saved meanwhile', async () => {
    expect(await importDuringEdit(true)).toEqual({
      status: 409,
      error: 'import_moved',
      texts: ['edited', 'before'],
    });
  });
});
