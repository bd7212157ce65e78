import { aProject, counts } from '../../../testing/samples.js';
import { remainingWork, sharesOf } from './progress.js';

describe('the shares of a project', () => {
  it('say 100 % only when nothing is left', () => {
    expect(sharesOf(counts({ validated: 999, empty: 1 }))).toEqual({ translated: 0.99, validated: 0.99 });
    expect(sharesOf(counts({ validated: 5 }))).toEqual({ translated: 1, validated: 1 });
  });

  it('are none without values', () => expect(sharesOf(counts({}))).toBeNull());
});

describe('the remaining work of a project', () => {
  it('is to translate first, in the language that lacks most', () => {
    const project = aProject({
      id: 1,
      languages: { English: { empty: 1, modified: 50 }, French: { empty: 9 } },
    });
    expect(remainingWork(project)).toEqual({ kind: 'empty', languageId: 101, language: 'French', count: 9 });
  });

  it.each([
    [{ modified: 2, invalidated: 7 }, 'modified', 2],
    [{ invalidated: 7 }, 'invalidated', 7],
  ])('is to review when nothing is empty: %j', (stats, kind, count) => {
    expect(remainingWork(aProject({ languages: { English: stats } }))).toMatchObject({ kind, count });
  });

  it('is nothing when all is validated, or in languages one only reads', () => {
    expect(remainingWork(aProject({ languages: { English: { validated: 3 } } }))).toBeNull();
    const project = aProject({ languages: { English: { empty: 3 } } });
    const readOnly = {
      ...project,
      languages: project.languages.map((language) => ({ ...language, access: 'source' as const })),
    };
    expect(remainingWork(readOnly)).toBeNull();
  });
});
