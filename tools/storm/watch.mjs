import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { setInterval } from 'node:timers';

// Loaded into the server first: reports how long its event loop was blocked, and its memory.
/** @typedef {{ stall: number, rss: number }} Sample in milliseconds and bytes */

const EVERY_MS = 200;
const NANOSECONDS = 1e6;

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
setInterval(() => {
  process.send?.({ stall: delay.max / NANOSECONDS, rss: process.memoryUsage.rss() });
  delay.reset();
}, EVERY_MS).unref();
process.channel?.unref();
