import { LIMITS } from '../../domain/rules.js';
import { storable } from '../storable.js';

const UNSAFE = /[/\\]|\p{Cc}/gu;

/** The name of a file without anything that leads out of the folder into which an archive is unpacked. */
export const safeFileName = (name: string): string => storable(name).replace(UNSAFE, '_').slice(-LIMITS.name);
