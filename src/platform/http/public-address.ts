import type { Server } from 'node:http';

import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ExpressAdapter } from '@nestjs/platform-express';

import { Config } from '../config/config.js';

/** Where people reach this instance, for links: never where a request says it was sent to. */
@Injectable()
export class PublicAddress {
  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost<ExpressAdapter>,
  ) {}

  /** An absolute link to a page. @param path with its leading slash */
  linkTo(path: string): string {
    return `${this.config.publicUrl ?? listeningAddress(this.host.httpAdapter.getHttpServer(), this.config.host)}${path}`;
  }
}

/** Where a server listens, as people on this machine type it. @param host as configured; empty means every address */
export function listeningAddress(server: Server, host: string): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? `:${bound.port}` : '';
  const isEverywhere = ['', '0.0.0.0', '::'].includes(host);
  return `http://${isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}${port}`;
}
