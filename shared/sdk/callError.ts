import type { AxiosError, AxiosResponse } from 'axios';

/** As axios tells its own errors, which would bring the whole client to a page that has not called yet. */
export const isCallError = <Data = unknown>(error: unknown): error is AxiosError<Data> =>
  typeof error === 'object' && error !== null && 'isAxiosError' in error && error.isAxiosError === true;

/** A call was answered, with something else than what the API promises. */
export class UnexpectedAnswer extends Error {
  override name = 'UnexpectedAnswer';
  readonly response: AxiosResponse;

  constructor(response: AxiosResponse) {
    super('No session in the answer');
    this.response = response;
  }
}

/** The answer that a call failed with; none where nothing answered. */
export const answerOf = (error: unknown): AxiosResponse<unknown> | undefined =>
  isCallError(error) || error instanceof UnexpectedAnswer ? error.response : undefined;

/** The code of the client has not arrived, as its call would not have: nothing was sent. */
export const isUnsent = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';
