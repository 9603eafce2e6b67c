import { type ReactNode, useContext } from 'react';
import { HostRuntimeContext, RuntimeContext } from './hooks';

/** Below it `useRuntime()` is the runtime as this app has it. */
export function AppRoom({ app, children }: { app: string; children: ReactNode }) {
  const host = useContext(HostRuntimeContext);
  if (!host) throw new Error('An AppRoom needs a RuntimeProvider above it');
  return <RuntimeContext value={host.roomOf(app)}>{children}</RuntimeContext>;
}
