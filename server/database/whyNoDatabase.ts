import pg from 'pg';
import { StartError } from '../errors/StartError';

const reasons: Readonly<Record<string, string>> = {
  '28P01': 'it refuses the password',
  '28000': 'it lets nobody in by that name',
  '3D000': 'it has no database of that name',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or ending',
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no machine has that name',
  EAI_AGAIN: 'the name cannot be looked up now',
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Database and host of a connection string, without name and password. */
function placeOf(url: string): string {
  const { host, port, database } = new pg.Client({ connectionString: url });
  return `${database} at ${host}:${port}`;
}

/** Why the server cannot start on a Postgres, as a sentence. */
export function whyNoDatabase(url: string, error: unknown): StartError {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const reason = reasons[codeOf(cause)] ?? (cause instanceof Error && cause.message) ?? 'it does not answer';
  return new StartError(`The Postgres of DATABASE_URL (${placeOf(url)}) cannot be used: ${reason}.`, { cause });
}
