import type { PageServices, ProviderTokens, SessionProvider, SessionState } from '@atrium/sdk/page';
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { SettingsStore } from '../common/createSettings';
import { SettingsProvider } from '../common/useSettings';
import type { ValueStore } from '../common/ValueStore';
import type { RejectedOverride } from './releases/overrides';
import type { ReleaseStore } from './releases/ReleaseStore';
import type { TabStore } from './releases/TabStore';

export interface IdentityProvider extends SessionProvider {
  /** Its name for a person: where it is. */
  name: string;
  redirect(to: string): Promise<void>;
  completeSignIn(search: string): Promise<{ tokens: ProviderTokens; to: string }>;
  signOut(idToken: string | null): Promise<void>;
}

export interface Demo {
  prepare(): void;
  reset(): Promise<void>;
}

/** The shell's services that exist before sign-in, once per page. */
export interface ShellServices {
  services: PageServices;
  settings: SettingsStore;
  tab: TabStore;
  releaseStore: ReleaseStore;
  rejectedOverrides: readonly RejectedOverride[];
  refreshRegistry(): Promise<void>;
  /** Null when a real server answers. */
  demo: Demo | null;
  /** Null where the registry names no provider, or an unusable one. */
  provider: IdentityProvider | null;
  /** False where the registry names a provider, even an unusable one. */
  hasPasswords: boolean;
  /** Greeting for the person who has just signed in; shown once the host is rendered. */
  greeting: ValueStore<string>;
  /** Provides its children with the app host (runtime, permissions, kit); loads the host on first render. */
  WithAppHost: ComponentType<{ children: ReactNode }>;
}

const ShellServicesContext = createContext<ShellServices | null>(null);

export function ShellServicesProvider({ page, children }: { page: ShellServices; children: ReactNode }) {
  const { services, settings } = page;
  useEffect(() => services.start(), [services]);
  useEffect(() => settings.start(), [settings]);
  return (
    <ShellServicesContext value={page}>
      <I18nextProvider i18n={services.i18n}>
        <SettingsProvider value={settings}>{children}</SettingsProvider>
      </I18nextProvider>
    </ShellServicesContext>
  );
}

export function useShellServices(): ShellServices {
  const page = useContext(ShellServicesContext);
  if (!page) throw new Error('There is no PageProvider above.');
  return page;
}

/** The session's state; usable before the host is loaded. */
export function useSessionState(): SessionState {
  const { session } = useShellServices().services;
  return useSyncExternalStore(session.subscribe, session.getState);
}
