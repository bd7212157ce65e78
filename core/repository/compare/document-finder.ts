import type { DocumentChange } from './repository-changes.js';

/** Finds the document of a file that holds a language: its own one, one of all languages, or the first one. */
export function documentFinder(
  documents: readonly DocumentChange[],
): (file: string, tag: string) => DocumentChange | undefined {
  const own = new Map<string, DocumentChange>();
  const first = new Map<string, DocumentChange>();
  for (const document of documents) {
    if (document.state === 'gone') continue;
    if (document.tag !== null) own.set(`${document.file}\n${document.tag}`, document);
    const known = first.get(document.file);
    if (!known || (known.state === 'same' && document.state !== 'same')) first.set(document.file, document);
  }
  return (file, tag) => own.get(`${file}\n${tag}`) ?? first.get(file);
}
