/** The errors of accepting or declining an invitation. */
export const ANSWER_ERRORS = {
  not_existing_invitation: 'errors.not_existing_invitation',
  email_not_verified: 'errors.email_not_verified',
  403: 'errors.unauthorized',
} as const;
