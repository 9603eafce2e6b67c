import { describeDiskError } from '../../storage/diskError';

/** What a command prints, as a text or, with `--json`, as data. */
export interface Output {
  text: string;
  json: object;
}

export const describeError = (error: unknown): string =>
  describeDiskError(error) ?? (error instanceof Error ? error.message : String(error));
