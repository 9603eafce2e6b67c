// What a host needs of the runtime before anyone is signed in. Apps need none of it.

export { toApiError } from '../apiError';
export { readApiError } from '../caughtError';
export { createPageServices, type PageServices } from '../pageServices';
export type { KeyValueStore, Session, SessionState, SessionUser } from '../types';
