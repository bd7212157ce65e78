import type { StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';

import type { TaggedProject } from './projects.service.js';

/** The project, or 304 where If-None-Match names what the caller would get: then nothing is read. */
export async function conditionalGet(
  request: Request,
  response: Response,
  read: (knows: (tag: string) => boolean) => Promise<TaggedProject>,
): Promise<StreamableFile | undefined> {
  const known = tagsIn(request.headers['if-none-match']);
  const { tag, json } = await read((current) => known.includes(opaque(current)));
  response.setHeader('ETag', tag);
  if (json !== null) return json.answer(response);
  response.status(304);
  return undefined;
}

// Express' own comparison gives way to `Cache-Control: no-cache`, which every fetch adds to an If-None-Match.
const tagsIn = (header = ''): string[] => header.split(',').map(opaque);

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
