import type { PageServices, ProviderTokens, SessionProvider, SessionState } from '@atrium/sdk/page';
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { SettingsStore } from '../common/createSettings';
import { SettingsProvider } from '../common/useSettings';
import type { ValueStore } from '../common/ValueStore';
import type { RejectedOverride } from './releases/overrides';
import type { ReleaseStore } from './releases/ReleaseStore';
import type { TabStore } from './releases/TabStore';

/** The identity provider of this page; its code is loaded when it is first needed. */
export interface IdentityProvider extends SessionProvider {
  /** Its name for a person: where it is. */
  name: string;
  redirect(to: string): Promise<void>;
  completeSignIn(search: string): Promise<{ tokens: ProviderTokens; to: string }>;
  signOut(idToken: string | null): Promise<void>;
}

/** What the demo API offers beyond answering calls. */
export interface Demo {
  /** Loads its code ahead of the first call. */
  prepare(): void;
  /** Puts everything back to how it was first. */
  reset(): Promise<void>;
}

/** What there is before anyone is signed in, once per page. */
export interface ShellServices {
  services: PageServices;
  settings: SettingsStore;
  tab: TabStore;
  /** What knows, and decides, which release of each app this tab uses. */
  releaseStore: ReleaseStore;
  /** Overrides that the address asked for and did not get. */
  rejectedOverrides: readonly RejectedOverride[];
  /** Fetches the registry once more; what it names is used as always. */
  refreshRegistry(): Promise<void>;
  /** Null when a real server answers. */
  demo: Demo | null;
  /** Where people sign in; null where the registry names no provider, or one that cannot be used. */
  provider: IdentityProvider | null;
  /** Do people sign in with a password? Never where the registry names a provider, be it one that cannot be used. */
  hasPasswords: boolean;
  /** A word for the person who has just signed in, said as soon as the frame is there. */
  greeting: ValueStore<string>;
  /** Gives what is drawn in it the runtime, the rules and the kit; their code is loaded when it is first drawn. */
  WithAppHost: ComponentType<{ children: ReactNode }>;
}

const ShellServicesContext = createContext<ShellServices | null>(null);

/** Gives everything below it the page, and keeps the page listening while it is mounted. */
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

/** Who is signed in, kept current; also where nothing else has arrived yet. */
export function useSessionState(): SessionState {
  const { session } = useShellServices().services;
  return useSyncExternalStore(session.subscribe, session.getState);
}
