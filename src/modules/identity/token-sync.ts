import type { ThirdPartyOrigins } from '../../platform/http/security-headers.js';

/** The origin that pages tell of their access tokens. */
export const tokenSync = (address: string): ThirdPartyOrigins => ({
  script: [],
  connect: [new URL(address).origin],
  frame: [],
});
