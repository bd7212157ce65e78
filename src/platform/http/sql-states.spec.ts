import { answerToSqlState } from './sql-states.js';

const refusal = (code: string): Error => Object.assign(new Error(code), { code });

describe('what PostgreSQL says, as an answer', () => {
  it.each([
    ['22P02', 404],
    ['22021', 400],
    ['22003', 400],
    ['MA001', 403],
    ['40001', 409],
    ['40P01', 409],
    ['55P03', 503],
    ['57014', 503],
    ['57P01', 503],
    ['57P03', 503],
    ['08006', 503],
    ['53300', 503],
    ['25P03', 503],
    ['53100', 507],
  ])('%s is %d', (code, status) => {
    expect(answerToSqlState(refusal(code))).toMatchObject({ status });
  });

  it.each([
    ['fk_translation_value_language', 404, 'not_existing_language'],
    ['fk_translation_value_key', 404, 'not_existing_key'],
    ['fk_translation_key_group', 404, 'not_existing_group'],
    ['fk_key_group_file', 404, 'not_existing_file'],
    ['fk_invitation_invitee', 404, 'invitation_user_not_found'],
    ['fk_invitation_language_invitation', 404, 'not_existing_invitation'],
    ['fk_history_project', 403, 'not_your_project'],
    ['fk_member_language_membership', 403, 'not_your_project'],
    ['fk_history_actor', 401, 'unauthenticated'],
    ['fk_refresh_token_identity', 401, 'unauthenticated'],
    ['fk_of_tomorrow', 409, 'conflict'],
    [undefined, 409, 'conflict'],
  ])('a reference refused by %s is %d %s', (constraint, status, code) => {
    expect(answerToSqlState(Object.assign(refusal('23503'), { constraint }))).toEqual({ status, code });
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])(
    '%s is 503, with a time to come back',
    (code) => expect(answerToSqlState(refusal(code))).toMatchObject({ status: 503, retryAfter: 2 }),
  );

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Database connection provided by a query runner was already released, cannot continue to use it',
  ])('"%s" is 503', (message) => {
    expect(answerToSqlState(new Error(message))).toMatchObject({ status: 503, code: 'unavailable' });
  });

  it.each([new Error('x is not a function'), refusal('42601'), 'text', null])('%p is none', (error) => {
    expect(answerToSqlState(error)).toBeNull();
  });
});
