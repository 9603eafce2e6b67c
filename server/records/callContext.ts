import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the current call, at any depth of the stack. */
interface CallContext {
  /** The page that makes the call: it need not hear of its own change. */
  page: string | null;
}

export const callContext = new AsyncLocalStorage<CallContext>();
