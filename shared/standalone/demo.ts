import type { AxiosInstance } from 'axios';
import type { MockApp, SessionTokens, SuggestedPage, UserRole } from '../api';

/** What a host of one app needs of the demo API, which it is handed: `shared` imports nothing of ours. */
export interface Demo {
  readonly settings: { latency: number; failureRate: number; failureStatus: number };
  issueSession(role: UserRole): Promise<SessionTokens>;
  register(id: string, source: { prefixes: readonly string[]; load: () => Promise<MockApp> }): void;
  reset(): Promise<void>;
}

/** The demo API's `installMock`. */
export type InstallMock = (http: AxiosInstance, options: { suggestions: () => readonly SuggestedPage[] }) => Demo;
