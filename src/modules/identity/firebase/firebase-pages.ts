import type { Config } from '../../../platform/config/config.js';
import type { Strangers } from '../../../platform/http/security-headers.js';

const SERVICES = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Whom pages call in order to sign people in. */
export const firebasePages = ({ firebaseAuthEmulatorHost: emulator }: Config): Strangers => ({
  script: [],
  connect: emulator === '' ? SERVICES : [`http://${emulator}`],
  frame: [],
});
