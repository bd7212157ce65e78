import { screen, within } from '@testing-library/react';

import { fileField } from '../../../testing/file-field.js';
import { AT, openGrid, prepareGrid, world } from '../../../testing/project.js';
import { aProject } from '../../../testing/sample-projects.js';

prepareGrid();

const RETRY = '<resources><string name="retry">Encore</string></resources>';

describe('an import into a language of a project with files', () => {
  it('knows keys of no file only: those of a repository come with it', async () => {
    const { groups } = aProject();
    const [first] = groups;
    const keys = (first?.keys ?? []).map((key) => ({ ...key, id: key.id + 500, groupId: 90 }));
    const inFile = { id: 90, name: first?.name ?? '', fileId: 5, keys };
    world(
      aProject({
        files: [{ id: 5, path: 'locales/{language}/common.json', format: 'json' }],
        groups: [inFile, ...groups],
      }),
    );
    const { user } = await openGrid(`${AT}?d=import-language&of=2`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(fileField(), new File([RETRY], 'strings.xml'));
    await user.click(await dialog.findByText('Not in the file'));
    expect(await dialog.findAllByRole('row', { name: /cancel/ })).toHaveLength(1);
  });
});
