import type { RateLimit } from '../../platform/http/rate-limit/rate-limit.js';

const HOUR = 3_600;

/** An invitation reveals whether an email has an account: the second limit prevents mass queries. */
export const INVITATION: RateLimit[] = [
  { name: 'invitation', limit: (config) => config.invitationLimit, seconds: HOUR },
  {
    name: 'invitation of nobody',
    limit: (config) => config.invitationNotFoundLimit,
    seconds: HOUR,
    onlyStatus: 404,
  },
];
