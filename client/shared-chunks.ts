import type { Rolldown } from 'vite';

/**
 * Puts the code shared by the pages of signed-in users, by the pages of a project, and their icons into one chunk each:
 * as dozens of small chunks they compress worse. What visitors load before the login stays separate, and so do
 * libraries, because a page that imports one part of a library seems to import all of it.
 */
export function sharedChunks(): Rolldown.CodeSplittingGroup {
  const isOfLayout = importedBy('/src/app/layout/AppLayout.tsx');
  const isOfProject = importedBy('/src/pages/project/Project.tsx');
  const isOfVisitors = importedBy('/src/main.tsx', '/src/pages/Login.tsx');
  const usersOf = iconUsers();
  return {
    debugName: 'shared',
    name(id, context) {
      const users = isOwn(id) ? [id] : usersOf(id, context);
      const isUsedIn = (part: Part): boolean => users.some((user) => part(user, context));
      if (isUsedIn(isOfVisitors)) return null;
      if (isUsedIn(isOfLayout)) return isOwn(id) ? 'layout' : 'icons';
      if (!isUsedIn(isOfProject)) return null;
      if (!isOwn(id)) return 'icons';
      return IS_SHARED.test(id) ? 'project' : null;
    },
  };
}

type Part = (id: string, context: Rolldown.ChunkingContext) => boolean;

const IS_SHARED = /\/client\/src\/(project|ui|lib|features\/editor\/cell)\/|\/core\//;

const isOwn = (id: string): boolean => /\/(client\/src|core)\//.test(id) && !id.includes('/node_modules/');

/** Returns whether one of some modules is a module or imports it, directly or indirectly. */
function importedBy(...importing: string[]): Part {
  const known = new Map<string, boolean>();
  return function isImported(id, context): boolean {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    // Set before the recursion, which ends it in a cycle.
    known.set(id, false);
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const isIt =
      importing.some((path) => id.endsWith(path)) ||
      importers.some((importer) => isImported(importer, context));
    known.set(id, isIt);
    return isIt;
  };
}

const ICON = /^(.*\/@ant-design\/icons)(?:-svg)?\/es\/(?:icons|asn)\/(\w+)\.js$/;
const NAMES_OF_ICONS = /import\s*\{([^}]*)\}\s*from\s*["']@ant-design\/icons["']/;

/** Finds the modules of the client that use an icon by its name: in the graph, all of them import the same index. */
function iconUsers() {
  const users = new Map<string, string[]>();
  function index(library: string, context: Rolldown.ChunkingContext): void {
    for (const user of context.getModuleInfo(`${library}/es/index.js`)?.importers ?? []) {
      const names = NAMES_OF_ICONS.exec(context.getModuleInfo(user)?.code ?? '')?.[1] ?? '';
      for (const name of names.split(',')) users.set(name.trim(), [...(users.get(name.trim()) ?? []), user]);
    }
  }
  return (id: string, context: Rolldown.ChunkingContext): string[] => {
    const [, library, icon] = ICON.exec(id) ?? [];
    if (library === undefined || icon === undefined) return [];
    if (users.size === 0) index(library, context);
    return users.get(icon) ?? [];
  };
}
