import { AbilityProvider } from '@casl/react';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { createKeyboard } from './createKeyboard';
import { HostRuntimeContext, RuntimeContext, useRuntime } from './hooks';
import { followPlainLinks } from './plainLinks';
import type { HostRuntime } from './types';
import { AppContext, KeyboardContext } from './useActions';

/** Gives everything below it the runtime, and keeps the runtime listening while it is mounted. */
export function RuntimeProvider({ runtime, children }: { runtime: HostRuntime; children: ReactNode }) {
  const [keyboard] = useState(() => createKeyboard(runtime));
  useEffect(() => runtime.start(), [runtime]);
  useEffect(() => followPlainLinks(runtime), [runtime]);
  // As the handlers of `useActions`: before the first frame.
  useLayoutEffect(() => keyboard.start(), [keyboard]);
  return (
    <HostRuntimeContext value={runtime}>
      <RuntimeContext value={runtime}>
        <Provider store={runtime.store}>
          <I18nextProvider i18n={runtime.i18n}>
            <AbilityProvider value={runtime.ability}>
              <KeyboardContext value={keyboard}>{children}</KeyboardContext>
            </AbilityProvider>
          </I18nextProvider>
        </Provider>
      </RuntimeContext>
    </HostRuntimeContext>
  );
}

/** Below it `useRuntime()` is the runtime as this app has it, and actions are those of its manifest. */
export function AppScope({ app, children }: { app: string; children: ReactNode }) {
  const host = useContext(HostRuntimeContext);
  if (!host) throw new Error('An AppScope needs a RuntimeProvider above it');
  return (
    <AppContext value={app}>
      <RuntimeContext value={host.scopeOf(app)}>{children}</RuntimeContext>
    </AppContext>
  );
}

/** Inside the host's router: lets the runtime lead from page to page. Draws nothing. */
export function ConnectRouter() {
  const { connectRouter } = useRuntime();
  const navigate = useNavigate();
  useEffect(() => connectRouter((to, options) => void navigate(to, options)), [connectRouter, navigate]);
  return null;
}
