import { pause } from './pause.js';
import { storage } from './storage.js';

/** How long a tab may hold a lease before other tabs may take it. */
const LEASE_MS = 10_000;
const POLL_MS = 40;

/** Runs `work` while no other tab of this browser runs any with the same name. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  // Browsers offer no Web Locks on plain HTTP, as for a self-hosted server in a local network: a lease in local storage
  // replaces them.
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const release = await takeLease(`lock:${name}`);
  try {
    return await work();
  } finally {
    release();
  }
}

async function takeLease(key: string): Promise<() => void> {
  const mine = Math.random().toString(36).slice(2);
  for (;;) {
    if (isFree(storage.read(key))) {
      const lease = `${Date.now() + LEASE_MS} ${mine}`;
      storage.write(key, lease);
      await pause(POLL_MS);
      // If two tabs wrote at once, the last one has the lease.
      if (storage.read(key) === lease) return () => storage.remove(key);
    }
    await pause(POLL_MS);
  }
}

const isFree = (lease: string | null): boolean =>
  lease === null || !(Number(lease.split(' ')[0]) > Date.now());
