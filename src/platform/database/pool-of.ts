import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The pool of connections of an initialised data source. */
export const poolOf = ({ driver }: DataSource): pg.Pool => (driver as PostgresDriver).master as pg.Pool;
