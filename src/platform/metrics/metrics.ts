import { Global, Injectable, Module } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { routeOf } from './route-of.js';

/** From immediate responses to those that users no longer wait for, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * The metrics of this process for Prometheus. Labels are patterns and classes, and never identify a caller or a
 * project.
 */
@Injectable()
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'motley_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });

  /** Express middleware that counts and times what is answered. */
  readonly watch = (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    response.once('close', () => {
      const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted';
      const seconds = (performance.now() - startedAt) / 1_000;
      this.requests.observe({ method: request.method, route: routeOf(request), status }, seconds);
    });
    next();
  };

  /**
   * Registers a gauge.
   * @param label its name, and the function that reads the number for each of its values
   */
  gauge(name: string, help: string, label: string, read: Record<string, () => number>): void {
    const registers = [this.registry];
    const gauge: Gauge = new Gauge({
      name: `motley_${name}`,
      help,
      labelNames: [label],
      registers,
      collect: () => {
        for (const [value, count] of Object.entries(read)) gauge.set({ [label]: value }, count());
      },
    });
  }

  /** A gauge with several labels. Rows that `read` no longer returns are removed. */
  gaugeRows<L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    read: () => { labels: Record<L, string>; value: number }[],
  ): void {
    const gauge: Gauge<L> = new Gauge({
      name: `motley_${name}`,
      help,
      labelNames,
      registers: [this.registry],
      collect: () => {
        gauge.reset();
        for (const { labels, value } of read()) gauge.set(labels, value);
      },
    });
  }

  /** Returns what adds one to the counter, under the values of its labels. */
  counter<L extends string>(
    name: string,
    help: string,
    labelNames: L[],
  ): (labels: Record<L, string>) => void {
    const counter = new Counter({ name: `motley_${name}`, help, labelNames, registers: [this.registry] });
    return (labels) => counter.inc(labels);
  }

  /** Begins to watch the process itself: delay of the event loop, memory, garbage collection. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Everything in the text format of Prometheus, and its content type. */
  async read(): Promise<{ text: string; type: string }> {
    return { text: await this.registry.metrics(), type: this.registry.contentType };
  }
}

@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
