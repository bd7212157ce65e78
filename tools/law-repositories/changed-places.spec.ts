import { changedDocuments } from './changed-places.ts';

const documents = (text: string) => new Map([['a.ftl', new TextEncoder().encode(text)]]);
const placesIn = (before: string, after: string) =>
  changedDocuments(documents(before), documents(after)).changed.map(({ hunks }) => hunks);

const ENTRY = 'key =\n  first\n\n  \n\n  last\n';

it('counts an entry with empty lines that goes as one place', () => {
  expect(placesIn(`a = A\n\n${ENTRY}\nb = B\n`, 'a = A\n\nb = B\n')).toEqual([1]);
  expect(placesIn(`# Of it\n${ENTRY}`, '\n')).toEqual([1]);
  expect(placesIn(ENTRY, '')).toEqual([1]);
});

it('counts changes on both sides of an empty line as two', () => {
  expect(placesIn('a = A\n\nb = B\n', 'a = 1\n\nb = 2\n')).toEqual([2]);
  expect(placesIn('a = A\n\nb = B\n', '\nb = 2\n')).toEqual([2]);
});
