/** A document as a project knows it, or as a repository has it now. */
export interface ComparedDocument {
  readonly path: string;
  /** The template of its file. */
  readonly file: string;
  /** Of its language; null if it is not known, or all are in it. */
  readonly tag: string | null;
  /** Of its bytes. */
  readonly sha256: string;
  /** Digests of its keys with their texts, for renames to be found; absent: it is never a renamed one. */
  readonly texts?: ReadonlySet<string>;
}

/** A file that seems to have another path now. */
export interface Rename {
  /** Templates. */
  readonly from: string;
  readonly to: string;
  /** Of the texts of the larger one of the two, in all renamed documents: 0.8 to 1. */
  readonly share: number;
  readonly documents: readonly { readonly from: string; readonly to: string }[];
}

interface RenamedDocument {
  readonly from: ComparedDocument;
  readonly to: ComparedDocument;
  readonly shared: number;
  /** How many texts the larger document has. */
  readonly size: number;
}

/** From this share of the same texts, a file is proposed as a renamed one. */
const LEAST_SHARE = 0.8;

/** Texts that more documents of one language have say nothing of where one of them went. */
const MOST_HOLDERS = 8;

/** Finds the files that were renamed, among documents that are gone and others that are new in the same language. */
export function renamesAmong(
  gone: readonly ComparedDocument[],
  added: readonly ComparedDocument[],
): Rename[] {
  const holders = new Map<string, ComparedDocument[]>();
  for (const document of gone)
    for (const digest of digestsOf(document)) {
      const those = holders.get(digest);
      if (!those) holders.set(digest, [document]);
      else if (those.length <= MOST_HOLDERS) those.push(document);
    }
  const found = added.flatMap((document) => renamedFrom(document, holders));
  const taken = new Set<ComparedDocument>();
  const pairs = new Map<string, RenamedDocument[]>();
  for (const one of found.sort((a, b) => b.shared / b.size - a.shared / a.size)) {
    if (taken.has(one.from) || taken.has(one.to)) continue;
    taken.add(one.from).add(one.to);
    const key = `${one.from.file}\n${one.to.file}`;
    const pair = pairs.get(key);
    if (pair) pair.push(one);
    else pairs.set(key, [one]);
  }
  return [...pairs.values()].flatMap(renameOf).sort((a, b) => b.share - a.share);
}

/** Of one document: its bytes count as a text, so that an equal one is found without texts. */
const digestsOf = ({ sha256, texts, tag }: ComparedDocument): string[] =>
  [sha256, ...(texts ?? [])].map((digest) => `${tag ?? ''}\n${digest}`);

/** What a new document may have been: those of which it has most texts. */
function renamedFrom(
  to: ComparedDocument,
  holders: ReadonlyMap<string, ComparedDocument[]>,
): RenamedDocument[] {
  const shared = new Map<ComparedDocument, number>();
  for (const digest of digestsOf(to)) {
    const those = holders.get(digest) ?? [];
    if (those.length > MOST_HOLDERS) continue;
    for (const from of those) shared.set(from, (shared.get(from) ?? 0) + 1);
  }
  return [...shared].flatMap(([from, count]): RenamedDocument[] => {
    const size = Math.max(from.texts?.size ?? 0, to.texts?.size ?? 0, 1);
    const texts = from.sha256 === to.sha256 ? size : count;
    return texts / size >= LEAST_SHARE ? [{ from, to, shared: texts, size }] : [];
  });
}

function renameOf(documents: readonly RenamedDocument[]): Rename[] {
  const [first] = documents;
  if (!first) return [];
  const sum = (of: (one: RenamedDocument) => number): number =>
    documents.reduce((total, one) => total + of(one), 0);
  return [
    {
      from: first.from.file,
      to: first.to.file,
      share: sum(({ shared }) => shared) / sum(({ size }) => size),
      documents: documents.map(({ from, to }) => ({ from: from.path, to: to.path })),
    },
  ];
}
