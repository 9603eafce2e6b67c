// Host-only: the part of the runtime that works before anyone is signed in.

export { renewCode } from '@atrium/backend';
export { toApiError } from '../apiError';
export { isCallError } from '../callError';
export { readApiError } from '../caughtError';
export { readTexts } from '../languages';
export type { ChangeStreamClient, OpenChangeStream } from '../pageServices';
export { createPageServices, type PageServices } from '../pageServices';
export { signInByProvider } from '../session';
export { ProviderRejection, type ProviderTokens, type SessionProvider } from '../sessionProvider';
export { readSession, writeSession } from '../storedSession';
export type { KeyValueStore, Session, SessionState, SessionUser } from '../types';
