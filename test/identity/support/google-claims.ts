import { now } from './jwt.js';

/** The claims of a Google token of a user who has just signed in to a Firebase project. */
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
