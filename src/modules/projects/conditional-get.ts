import type { StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';

import type { CompressedJson } from '../../platform/http/answers/compressed-json.js';

/** A project as JSON with the tag of its state; null if the caller already has that state. */
export interface TaggedProject {
  tag: string;
  json: CompressedJson | null;
}

/** Returns the project, or 304 without reading it if its tag is in `If-None-Match`. */
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

// Express ignores `If-None-Match` under `Cache-Control: no-cache`, which `fetch` adds to every conditional request.
const tagsIn = (header = ''): string[] => header.split(',').map(opaque);

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
