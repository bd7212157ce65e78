import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { OpenAPIObject } from '@nestjs/swagger';

/** Path of the browsable documentation. */
export const DOCUMENTATION = '/api/docs';

/** The API as its controllers declare it. */
export const describeApi = (app: INestApplication, version: string): OpenAPIObject =>
  SwaggerModule.createDocument(
    app,
    new DocumentBuilder()
      .setTitle('Motley')
      .setDescription(
        'Every call of the product. Refusals carry the machine name of their reason in `error`.',
      )
      .setVersion(version)
      .setLicense('MIT', 'https://spdx.org/licenses/MIT.html')
      .addBearerAuth()
      .build(),
  );

/** Serves the description as JSON and as pages; it is put together when somebody asks for it. */
export function serveDescription(app: INestApplication, version: string, jsonPath: string): void {
  SwaggerModule.setup(DOCUMENTATION, app, () => describeApi(app, version), {
    jsonDocumentUrl: jsonPath,
    raw: ['json'],
    customSiteTitle: 'Motley API',
  });
}
