import { routes } from '#core/api/routes.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';
import { ERROR_MESSAGES_EN } from '#core/api/errors/messages-en.js';
import { ERROR_MESSAGES_FR } from '#core/api/errors/messages-fr.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { aUser } from '../../support/project/world.js';

useApp();

interface ErrorBody {
  error: string;
  message: string;
  fields?: Record<string, string>;
}

describe('the message of an error', () => {
  it.each([
    [undefined, 'en', 'You do not belong to this project.'],
    ['en', 'en', 'You do not belong to this project.'],
    ['de', 'en', 'You do not belong to this project.'],
    ['fr', 'fr', 'Vous n’êtes pas membre de ce projet.'],
    ['fr-CA, en;q=0.5', 'fr', 'Vous n’êtes pas membre de ce projet.'],
    ['fr;q=0.2, en;q=0.9', 'en', 'You do not belong to this project.'],
  ])('with Accept-Language %s is in %s', async (accepted, language, message) => {
    const { project } = await aProject();
    const headers: Record<string, string> = accepted === undefined ? {} : { 'accept-language': accepted };
    const reply = await as(await aUser()).get<ErrorBody>(routes.readProject(project.id), headers);
    expect(reply).toMatchObject({ status: 403, body: { error: 'not_your_project', message } });
    expect(reply.headers.get('content-language')).toBe(language);
    expect(reply.headers.get('vary')).toMatch(/\bAccept-Language\b/);
  });

  it('is translated for an invalid body too, whose fields stay as they are', async () => {
    const owner = await aUser();
    const { project } = await aProject({ owner });
    const invalid = (language: string) =>
      as(owner).post<ErrorBody>(
        routes.createGroup(project.id),
        { name: '' },
        { 'accept-language': language },
      );
    const [english, french] = [await invalid('en'), await invalid('fr')];
    expect(english.body.message).toBe('The request is invalid.');
    expect(french).toMatchObject({
      status: 400,
      body: {
        error: 'validation_error',
        message: 'La requête n’est pas valide.',
        fields: english.body.fields,
      },
    });
    expect(Object.keys(french.body.fields ?? {})).toEqual(['name']);
  });

  it('is translated where no route answers', async () => {
    const reply = await as(null).get<ErrorBody>('/nowhere', { 'accept-language': 'fr' });
    expect(reply.body).toMatchObject({ error: 'no_such_route', message: 'Cette route n’existe pas.' });
  });

  it.each(Object.values(ErrorCode))('of %s is a sentence in both languages', (code) => {
    for (const message of [ERROR_MESSAGES_EN[code], ERROR_MESSAGES_FR[code]])
      expect(message).toMatch(/^\p{Lu}[^']*\.$/u);
    expect(ERROR_MESSAGES_FR[code]).not.toBe(ERROR_MESSAGES_EN[code]);
  });
});
