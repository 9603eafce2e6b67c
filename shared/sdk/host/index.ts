// Host-only: the part of the runtime that works once somebody is signed in.

export { coreApi } from '../coreApi';
export { startDueTick } from '../dueTick';
export { isBackend } from '../isBackend';
export { isTyping } from '../isTyping';
export { MountedApp } from '../lazyMountedApp';
export { useOverlays } from '../overlays';
export { AppScope, ConnectRouter, RuntimeProvider } from '../RuntimeProvider';
export { createRuntimeFrom } from '../runtime';
export { getTokenEnd } from '../storedSession';
export type { HostRuntime } from '../types';
export { useKeyboard } from '../useActions';
