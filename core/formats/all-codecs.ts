import { loadCodecs, loadFits } from './registry/codecs.js';
import { FORMATS } from './registry/registry.js';

/** For programs that read files of any format at once; browsers load each when it is needed. */
await Promise.all([loadCodecs(FORMATS), loadFits()]);
