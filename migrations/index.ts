import { InitialSchema1763683200000 } from './1763683200000-initial-schema.js';

/** Every migration, oldest first. They run in one transaction that holds an advisory lock. */
export const migrations = [InitialSchema1763683200000];
