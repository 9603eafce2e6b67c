import { RejectedError } from '../gate/checkChange';
import { describeDiskError } from '../storage/diskError';

export interface Output {
  text: string;
  json: object;
}

export const describeError = (error: unknown): string =>
  describeDiskError(error) ?? (error instanceof Error ? error.message : String(error));

const toJson = (error: unknown): object =>
  error instanceof RejectedError ? { accepted: false, reasons: error.reasons } : { error: describeError(error) };

/** Prints the result of a command, or why it failed; ends with exit code 1 then. With `--json`, stdout is JSON either way. */
export async function runCommand(run: () => Promise<Output>, isJson = false): Promise<void> {
  try {
    const { text, json } = await run();
    console.log(isJson ? JSON.stringify(json, null, 2) : text);
  } catch (error) {
    if (isJson) console.log(JSON.stringify(toJson(error), null, 2));
    else console.error(describeError(error));
    process.exitCode = 1;
  }
}
