import { loadCodecs } from './load-codecs.js';
import { FORMATS } from './registry.js';

/** For programs that read files of any format at once; browsers load each when it is needed. */
await loadCodecs(FORMATS);
