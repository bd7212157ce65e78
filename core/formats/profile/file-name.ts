import { LIMITS } from '../../domain/rules.js';
import { storable } from '../text/storable.js';

/** Also the colon, which names a drive or a stream on Windows, and marks of direction, which disguise an extension. */
const UNSAFE = /[/\\:]|\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What Windows keeps for devices, with any extension: an archive with such a file cannot be unpacked there. */
const DEVICE = /^(?=(?:con|prn|aux|nul|(?:com|lpt)\d)(?:\.|$))/i;

/** The name of a file without anything that leads out of the folder into which an archive is unpacked. */
export const safeFileName = (name: string): string =>
  storable(name).replace(UNSAFE, '_').slice(-LIMITS.name).replace(DEVICE, '_');
