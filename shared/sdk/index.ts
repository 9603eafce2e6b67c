export { Can, type CanProps } from '@casl/react';
export { type ApiRequest, createAppApi, type Meta as AnswerMeta, request } from './appApi';
export { explainApiError, readApiError } from './caughtError';
export type { Change, Changes, TabChannel } from './changes';
export type { LoadCommands } from './commands';
export { coreApi, restoreRequest, useCounts, usePeople, useStoreFileMutation } from './coreApi';
export type { ActionHandlers, ActionRun, Actions, DeclaredAction } from './createActions';
export { startDueTick } from './dueTick';
export { useApps, useCan, useRuntime, useSession, useSlot } from './hooks';
export { isBackend } from './isBackend';
export { isTyping } from './isTyping';
export { readId } from './navigation';
export { optimistically } from './optimistically';
export { useOverlays } from './overlays';
export type { RuntimeOptions } from './pageServices';
export { AppScope, ConnectRouter, RuntimeProvider } from './RuntimeProvider';
export { type ShownRight, useRights } from './rights';
export { createRuntime, createRuntimeFrom } from './runtime';
export { FillingContent, Slot, type SlotContentProps, SlotContentProvider } from './Slot';
export { type UserChange, updatePreferences, updateUser } from './session';
export type { Locks } from './sessionProvider';
export type { SlotFilling } from './slots';
export { memoryStorage } from './storage';
export { getTokenEnd } from './storedSession';
export * from './types';
export {
  type Keyboard,
  type LetterHandler,
  useAction,
  useActions,
  useKeyboard,
  useShortcutSheet,
} from './useActions';
export { useMinute, usePolling } from './usePolling';
export { whenIdle } from './whenIdle';
