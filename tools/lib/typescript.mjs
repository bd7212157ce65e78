import { readTypeScript } from '../../test/support/typescript.mjs';

/** The flags of a Node that reads TypeScript, as this process does from the import of this file on. */
export const READS_TYPESCRIPT = ['--import', import.meta.url];

readTypeScript();
