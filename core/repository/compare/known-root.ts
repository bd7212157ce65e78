/** A dropped or chosen folder, zip or set of files. */
interface Source {
  /** Of the folder, or of the zip without its extension; null: files without a folder. */
  readonly name: string | null;
  readonly paths: readonly string[];
}

/**
 * The folder of a known repository that a source belongs to: `src/locales/` for its folder `locales`, or for files of that
 * folder. Empty for the whole repository, and if the folder is ambiguous. Linear in the number of paths.
 *
 * @param known the paths of the documents of an earlier import
 */
export function knownRoot({ name, paths }: Source, known: Iterable<string>): string {
  const own = new Set(known);
  const roots = rootsOf(own, name);
  const votes = new Map<string, number>();
  for (const path of new Set(paths)) {
    if (own.has(path)) return '';
    for (const root of roots.get(path) ?? []) votes.set(root, (votes.get(root) ?? 0) + 1);
  }
  const [first, second] = [...votes].sort(([, one], [, other]) => other - one);
  return first && first[1] !== second?.[1] ? first[0] : '';
}

/** The folders above each document, by the rest of its path; with a name, only folders of that name. */
function rootsOf(known: ReadonlySet<string>, name: string | null): Map<string, string[]> {
  const roots = new Map<string, string[]>();
  for (const path of known)
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
      const [root, rest] = [path.slice(0, at + 1), path.slice(at + 1)];
      if (name !== null && !`/${root}`.endsWith(`/${name}/`)) continue;
      const others = roots.get(rest);
      if (others) others.push(root);
      else roots.set(rest, [root]);
    }
  return roots;
}
