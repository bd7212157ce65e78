import { accessSync, constants } from 'node:fs';
import { lchown, readdir, stat } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';

import { BootError } from '../boot/boot.error.js';

interface Owner {
  uid: number;
  gid: number;
}

/** Who runs the server: PostgreSQL refuses to run as root, so root hands it to another account. */
export interface ServerAccount {
  /** Owner of the server's files; null leaves them to the account that runs Motley. */
  owner: Owner | null;
  /** The full command for a program: what gives up the rights, then the program itself. */
  command(program: string, args: readonly string[]): [string, string[]];
}

const ROOT: Owner = { uid: 0, gid: 0 };
const NOBODY: Owner = { uid: 65534, gid: 65534 };

/** The kernel tells the server to stop when Motley dies, however it dies; only setpriv (Linux) can ask for that. */
const DIE_WITH_PARENT = ['--pdeathsig', 'INT'];

/**
 * Chooses the account for the server.
 * @param programs a program of the server
 * @param directory where the server's files lie or will lie; its parent exists
 * @throws BootError when no account could reach both
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

/** Hands a directory and all that is in it to the account, where it belongs to another. */
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
 * Below a directory that only root may enter no other account finds its files. There the server stays root outside
 * and is nobody within a name space of its own, where its files seem to be nobody's as well.
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

/** The owners of `path` and of those directories above it that do not let everybody pass. */
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
