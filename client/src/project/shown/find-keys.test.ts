import { waitFor } from '@testing-library/react';

import type { ProjectDetails } from '#core/api/projects.js';

import { openForTest } from '../../testing/open-project.js';
import { aKey, aProjectOf, FR } from '../../testing/sample-projects.js';
import { findKeys } from './find-keys.js';

/** A project that is too large to be searched in the page; its first keys are 1, 2 and 3. */
const large = (): ProjectDetails =>
  aProjectOf(
    ...Array.from({ length: 1_000 }, (_, at) =>
      aKey({ id: at + 1, name: `k${at + 1}`, groupId: 1, texts: { 1: 'Cart', 2: 'Panier', 3: '' } }),
    ),
  );

let closeAll: (() => void)[] = [];

afterEach(() => {
  closeAll.forEach((close) => close());
  closeAll = [];
});

function open() {
  const { project } = openForTest({ details: large(), isOnline: () => false });
  closeAll.push(project.texts.hold());
  const answers: [query: string, keyIds: number[]][] = [];
  const find = (query: string): (() => void) =>
    findKeys(project, query, [FR.id], (keyIds) => answers.push([query, [...keyIds]]));
  const commit = (keyId: number, text: string): void =>
    project.session.commit({ keyId, languageId: FR.id, quantity: null }, text);
  return { project, answers, find, commit };
}

describe('searching a large project', () => {
  it('answers later, with the texts of now', async () => {
    const { answers, find, commit } = open();
    find('étui');
    expect(answers).toEqual([]);
    await waitFor(() => expect(answers).toEqual([['étui', []]]));
    commit(2, 'Étui');
    commit(3, 'Un etui');
    find('etui');
    await waitFor(() => expect(answers.at(-1)).toEqual(['etui', [2, 3]]));
    commit(3, 'Sac');
    find('etui');
    await waitFor(() => expect(answers.at(-1)).toEqual(['etui', [2]]));
  });

  it('knows a text that was typed while the others were on their way', async () => {
    const { answers, find, commit } = open();
    find('etui');
    commit(2, 'Étui');
    await waitFor(() => expect(answers).toEqual([['etui', [2]]]));
  });

  it('does not answer a search that was cancelled', async () => {
    const { answers, find } = open();
    const cancel = find('k10');
    find('k999');
    cancel();
    await waitFor(() => expect(answers).toEqual([['k999', [999]]]));
  });

  it('knows the keys of the project loaded again', async () => {
    const { project, answers, find } = open();
    find('k999');
    const { groups, ...rest } = large();
    project.loader.load({ ...rest, groups: groups.map((one) => ({ ...one, keys: one.keys.slice(1, 999) })) });
    find('k998');
    find('k1000');
    await waitFor(() =>
      expect(answers).toEqual([
        ['k999', [999]],
        ['k998', [998]],
        ['k1000', []],
      ]),
    );
  });
});
