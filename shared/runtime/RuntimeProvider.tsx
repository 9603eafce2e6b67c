import { AbilityProvider } from '@casl/react';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { HostRuntimeContext, RuntimeContext } from './hooks';
import type { HostRuntime } from './types';

/** Gives everything below it the runtime, and keeps the runtime listening while it is mounted. */
export function RuntimeProvider({ runtime, children }: { runtime: HostRuntime; children: ReactNode }) {
  useEffect(() => runtime.start(), [runtime]);
  return (
    <HostRuntimeContext value={runtime}>
      <RuntimeContext value={runtime}>
        <Provider store={runtime.store}>
          <I18nextProvider i18n={runtime.i18n}>
            <AbilityProvider value={runtime.ability}>{children}</AbilityProvider>
          </I18nextProvider>
        </Provider>
      </RuntimeContext>
    </HostRuntimeContext>
  );
}
