import { accessSync, constants } from 'node:fs';
import { lchown, readdir, stat } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';

import { BootError } from '../errors/boot.error.js';

interface Owner {
  uid: number;
  gid: number;
}

/** The account of the server: PostgreSQL refuses to run as root, so root uses another account. */
export interface ServerAccount {
  /** The owner of the server's files; null keeps the account that runs Motley. */
  owner: Owner | null;
  /** Returns the full command for a program, with the prefix that drops privileges. */
  command(program: string, args: readonly string[]): [string, string[]];
}

const ROOT: Owner = { uid: 0, gid: 0 };
const NOBODY: Owner = { uid: 65534, gid: 65534 };

/** The kernel stops the server when Motley dies in any way; only setpriv (Linux) can request that. */
const DIE_WITH_PARENT = ['--pdeathsig', 'INT'];

/**
 * Chooses the account for the server.
 * @param programs a program of the server
 * @param directory the directory of the server's files; its parent exists
 * @throws BootError if no account can reach both
 */
export async function chooseAccount(programs: string, directory: string): Promise<ServerAccount> {
  if (process.getuid?.() !== ROOT.uid)
    return account(null, isInstalled('setpriv') ? ['setpriv', ...DIE_WITH_PARENT] : []);
  const before = await ownerOf(directory);
  if (before !== null && before.uid !== ROOT.uid && before.uid !== NOBODY.uid) return asUser(before);
  const directoryOwners = [...(await closedBy(programs)), ...(await closedBy(dirname(directory)))];
  const [directoryOwner = NOBODY] = directoryOwners;
  if (directoryOwners.some(({ uid }) => uid !== directoryOwner.uid)) {
    throw new BootError(
      `PostgreSQL does not run as root, and no other account may enter ${dirname(directory)}.`,
    );
  }
  return directoryOwner.uid === ROOT.uid ? asMappedRoot() : asUser(directoryOwner);
}

/** Changes the owner of a directory and its contents to the account. */
export async function giveTo(directory: string, { owner }: ServerAccount): Promise<void> {
  if (owner === null || (await ownerOf(directory))?.uid === owner.uid) return;
  for (const name of await readdir(directory, { recursive: true })) {
    await lchown(join(directory, name), owner.uid, owner.gid);
  }
  await lchown(directory, owner.uid, owner.gid);
}

const asUser = ({ uid, gid }: Owner): ServerAccount =>
  account({ uid, gid }, [
    'setpriv',
    '--reuid',
    String(uid),
    '--regid',
    String(gid),
    '--clear-groups',
    ...DIE_WITH_PARENT,
  ]);

/**
 * Other accounts cannot reach files below a directory that only root may enter. The server then stays root outside, and
 * is `nobody` inside its own user namespace, where its files also appear to belong to `nobody`.
 */
const asMappedRoot = (): ServerAccount =>
  account(ROOT, [
    'unshare',
    '--user',
    `--map-user=${NOBODY.uid}`,
    `--map-group=${NOBODY.gid}`,
    'setpriv',
    ...DIE_WITH_PARENT,
  ]);

const account = (owner: ServerAccount['owner'], prefix: readonly string[]): ServerAccount => ({
  owner,
  command(program, args) {
    const [first = program, ...rest] = [...prefix, program, ...args];
    return [first, rest];
  },
});

const ownerOf = (path: string): Promise<Owner | null> => stat(path).catch(() => null);

/** The owners of `path` and of the directories above it that not everyone may enter. */
async function closedBy(path: string): Promise<Owner[]> {
  const found = await stat(path);
  const here = (found.mode & constants.S_IXOTH) === 0 ? [found] : [];
  const parent = dirname(path);
  return parent === path ? here : [...here, ...(await closedBy(parent))];
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((directory) => {
    try {
      accessSync(join(directory, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
