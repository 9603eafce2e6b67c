import { type ReactNode, useContext } from 'react';
import { HostRuntimeContext, RuntimeContext } from './hooks';
import { AppContext } from './keys/useKeys';

/** Below it `useRuntime()` is the runtime as this app has it, and keys are those of its manifest. */
export function AppScope({ app, children }: { app: string; children: ReactNode }) {
  const host = useContext(HostRuntimeContext);
  if (!host) throw new Error('An AppScope needs a RuntimeProvider above it');
  return (
    <AppContext value={app}>
      <RuntimeContext value={host.scopeOf(app)}>{children}</RuntimeContext>
    </AppContext>
  );
}
