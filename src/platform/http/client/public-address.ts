import type { Server } from 'node:http';

import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { ExpressAdapter } from '@nestjs/platform-express';

import { Config } from '../../config/config.js';

/** The public address of this instance, for links; never taken from a request. */
@Injectable()
export class PublicAddress {
  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost<ExpressAdapter>,
  ) {}

  /** Returns an absolute link to a page. @param path with its leading slash */
  linkTo(path: string): string {
    return `${this.config.publicUrl ?? listeningAddress(this.host.httpAdapter.getHttpServer(), this.config.host)}${path}`;
  }
}

/** The URL of a listening server, as typed on this machine. @param host as configured; empty means every address */
export function listeningAddress(server: Server, host: string): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? `:${bound.port}` : '';
  const isEverywhere = ['', '0.0.0.0', '::'].includes(host);
  return `http://${isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}${port}`;
}
