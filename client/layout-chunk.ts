import type { Rolldown } from 'vite';

/**
 * What the pages of signed-in users share, in one chunk: as dozens of small ones it compresses to more. What a visitor
 * loads before stays apart. Libraries do too, because a page that imports one of their parts seems to import them all.
 */
export function layoutChunk(): Rolldown.CodeSplittingGroup {
  const layout = importedBy('/src/app/layout/AppLayout.tsx');
  const visitors = ['/src/main.tsx', '/src/pages/Login.tsx'].map(importedBy);
  return {
    debugName: 'layout',
    name: (id, context) =>
      isOwn(id) && layout(id, context) && !visitors.some((page) => page(id, context)) ? 'layout' : null,
  };
}

const isOwn = (id: string): boolean => /\/(client\/src|core)\//.test(id) && !id.includes('/node_modules/');

/** Whether a page imports a module, directly or through others. */
function importedBy(page: string) {
  const known = new Map<string, boolean>();
  return function isImported(id: string, context: Rolldown.ChunkingContext): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // Until it is known, so that a circle ends.
    known.set(id, false);
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const isIt = id.endsWith(page) || importers.some((importer) => isImported(importer, context));
    known.set(id, isIt);
    return isIt;
  };
}
