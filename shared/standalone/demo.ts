import type { AppBackend } from '@atrium/backend';
import type { AppManifest } from '@atrium/contract';
import type { SuggestedPage } from '@atrium/contract/host';
import type { SessionTokens, UserRole } from '@atrium/core/api';
import type { AxiosInstance } from 'axios';

/** Part of the demo that the host of one app needs; injected, since packages import no demo. */
export interface Demo {
  readonly settings: { latency: number; failureRate: number; failureStatus: number };
  issueSession(role: UserRole): Promise<SessionTokens>;
  register(manifest: AppManifest, load: (module: string) => Promise<AppBackend>): void;
  reset(): Promise<void>;
}

/** The demo API's `installMock`. */
export type InstallMock = (http: AxiosInstance, options: { suggestions: () => readonly SuggestedPage[] }) => Demo;
