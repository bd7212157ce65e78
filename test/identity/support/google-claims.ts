import { now } from './jwt.js';

/** What a token of Google says about somebody who has just signed in to a Firebase project. */
export const googleClaims = (project: string, uid: string, email: string, verified = true) => ({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  auth_time: now(),
  iat: now(),
  exp: now() + 3_600,
  sub: uid,
  user_id: uid,
  email,
  email_verified: verified,
});
