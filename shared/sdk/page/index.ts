// What a host needs of the runtime before anyone is signed in. Apps need none of it.

export { renewCode } from '@atrium/backend';
export { toApiError } from '../apiError';
export type { ChangeStreamClient, OpenChangeStream } from '../ChangeStreamClient';
export { readApiError } from '../caughtError';
export { createPageServices, type PageServices } from '../pageServices';
export { toQueryString } from '../queryString';
export { signInByProvider } from '../session';
export { ProviderRejection, type ProviderTokens, type SessionProvider } from '../sessionProvider';
export { readSession, writeSession } from '../storedSession';
export { readTexts } from '../texts';
export type { KeyValueStore, Session, SessionState, SessionUser } from '../types';
