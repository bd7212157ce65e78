import { accessSync, constants } from 'node:fs';
import { lchown, lstat, readdir, stat } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';

/** Who runs the server: PostgreSQL refuses to run as root, so root hands it to another account. */
export interface ServerAccount {
  /** Owner of the server's files; null leaves them to the account that runs Motley. */
  owner: { uid: number; gid: number } | null;
  /** The full command for a program: what gives up the rights, then the program itself. */
  command(program: string, args: readonly string[]): [string, string[]];
}

const ROOT = 0;
const NOBODY = 65534;

/** The kernel tells the server to stop when Motley dies, however it dies; only setpriv (Linux) can ask for that. */
const DIE_WITH_PARENT = ['--pdeathsig', 'INT'];

/**
 * Chooses the account for the server.
 * @param programs where the server's programs lie; `directory` is where its files lie or will lie
 */
export async function chooseAccount(programs: string, directory: string): Promise<ServerAccount> {
  if (process.getuid?.() !== ROOT)
    return account(null, isInstalled('setpriv') ? ['setpriv', ...DIE_WITH_PARENT] : []);
  const uid = await ownerOf(directory);
  if (uid !== null && uid !== ROOT && uid !== NOBODY) return asUser(uid);
  const open = (await isOpenToAll(programs)) && (await isOpenToAll(dirname(directory)));
  return open ? asUser(NOBODY) : asMappedRoot();
}

/** Hands a directory and all that is in it to the account, where it belongs to another. */
export async function giveTo(directory: string, { owner }: ServerAccount): Promise<void> {
  if (owner === null || (await ownerOf(directory)) === owner.uid) return;
  for (const name of await readdir(directory, { recursive: true })) {
    await lchown(join(directory, name), owner.uid, owner.gid);
  }
  await lchown(directory, owner.uid, owner.gid);
}

const asUser = (uid: number): ServerAccount =>
  account({ uid, gid: uid }, [
    ...['setpriv', '--reuid', String(uid), '--regid', String(uid), '--clear-groups', ...DIE_WITH_PARENT],
  ]);

/**
 * Below a directory that only root may enter no other account finds its files. There the server stays root outside
 * and is nobody within a name space of its own, where its files seem to be nobody's as well.
 */
const asMappedRoot = (): ServerAccount =>
  account({ uid: ROOT, gid: ROOT }, [
    ...['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, 'setpriv', ...DIE_WITH_PARENT],
  ]);

const account = (owner: ServerAccount['owner'], prefix: readonly string[]): ServerAccount => ({
  owner,
  command(program, args) {
    const [first = program, ...rest] = [...prefix, program, ...args];
    return [first, rest];
  },
});

async function ownerOf(path: string): Promise<number | null> {
  return lstat(path).then(
    (found) => found.uid,
    () => null,
  );
}

/** Whether every directory from the root down to `path`, and `path` itself, lets everybody pass. */
async function isOpenToAll(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & constants.S_IXOTH) === 0) return false;
  const parent = dirname(path);
  return parent === path || isOpenToAll(parent);
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
