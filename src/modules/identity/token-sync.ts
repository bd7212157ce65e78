import type { ThirdPartyOrigins } from '../../platform/http/security-headers.js';

/** The origin to which pages send their access tokens. */
export const tokenSync = (address: string): ThirdPartyOrigins => ({
  script: [],
  connect: [new URL(address).origin],
  frame: [],
});
