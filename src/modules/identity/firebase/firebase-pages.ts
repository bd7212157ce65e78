import type { Config } from '../../../platform/config/config.js';
import type { ThirdPartyOrigins } from '../../../platform/http/security-headers.js';

const SERVICES = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** The origins that pages use for sign-in. */
export const firebasePages = ({ firebaseAuthEmulatorHost: emulator }: Config): ThirdPartyOrigins => ({
  script: [],
  connect: emulator === '' ? SERVICES : [`http://${emulator}`],
  frame: [],
});
