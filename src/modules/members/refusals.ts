// What every route of a project may answer besides its own refusals, for the description of the API.

export const READING = {
  401: ['unauthenticated'],
  403: ['not_your_project'],
  429: ['too_many_requests'],
  503: ['unavailable'],
} as const;

export const WRITING = {
  ...READING,
  400: ['validation_error'],
  403: ['not_your_project', 'unauthorized'],
} as const;
