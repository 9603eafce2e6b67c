import { mayHoldReference } from '../fileReference';
import type { OpenFiles, SentFiles } from '../files/FileStore';
import { takesStorage } from '../files/rows';
import { someText } from '../mapTexts';
import type { ApiAnswer } from './answers';

/** Most calls have nothing to do with files: what does is loaded by the first that has. */
const load = () => import(/* webpackChunkName: "mock-later" */ '../files');

const mayHoldDataUrl = (text: string): boolean => text.includes(';base64,');

/**
 * Puts references in place of the addresses of files that answers have shown.
 * @returns the issue of an address that none has shown
 */
export async function recallSent(
  files: OpenFiles | undefined,
  input: Record<string, unknown>,
  sent: SentFiles,
): Promise<{ sent: unknown } | { path: string[]; message: string }> {
  if (!files || !someText(input, mayHoldReference)) return { sent: input };
  const recalled = await (await load()).recallFiles(await files(), input, sent);
  return 'input' in recalled
    ? { sent: recalled.input }
    : { path: recalled.path, message: 'This is not the address of a file.' };
}

/** Puts references in place of files that are sent as text; they are kept with what the call writes. */
export async function takeSent(files: OpenFiles | undefined, input: unknown, sent: SentFiles): Promise<unknown> {
  if (!files || !someText(input, mayHoldDataUrl)) return input;
  return (await load()).takeFiles(await files(), input, sent);
}

/** Puts addresses that open in place of references. */
export async function showAnswer<T extends ApiAnswer>(
  files: OpenFiles | undefined,
  answer: T,
  base?: string,
): Promise<T> {
  if (!files || !someText(answer.data, mayHoldReference)) return answer;
  return { ...answer, data: await (await load()).showFiles(await files(), answer.data, base) };
}

/** Notes what written rows take of the storage, where that is worth noting: `noteStorage` of the files. */
export const noteWritten: typeof import('../files').noteStorage = async (unit, written, noting) =>
  (noting.sent?.size ?? 0) > 0 || written.some(takesStorage) ? (await load()).noteStorage(unit, written, noting) : null;
