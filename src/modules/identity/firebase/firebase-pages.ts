import type { Config } from '../../../platform/config/config.js';
import type { ThirdPartyOrigins } from '../../../platform/http/security-headers.js';

const SERVICES = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Whom pages call in order to sign people in. */
export const firebasePages = ({ firebaseAuthEmulatorHost: emulator }: Config): ThirdPartyOrigins => ({
  script: [],
  connect: emulator === '' ? SERVICES : [`http://${emulator}`],
  frame: [],
});
