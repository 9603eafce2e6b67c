import { hostKeys } from '@atrium/contract/host';
import { AbilityProvider } from '@casl/react';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { HostRuntimeContext, RuntimeContext } from './hooks';
import { createKeyboard } from './keys/createKeyboard';
import { KeyboardContext } from './keys/useKeys';
import type { HostRuntime } from './types';

/** Gives everything below it the runtime, and keeps the runtime listening while it is mounted. */
export function RuntimeProvider({ runtime, children }: { runtime: HostRuntime; children: ReactNode }) {
  const [keyboard] = useState(() => createKeyboard(runtime, hostKeys));
  useEffect(() => runtime.start(), [runtime]);
  useEffect(() => keyboard.start(), [keyboard]);
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
