export type { ApiError, Clock, KeyValueStore, Runtime, RuntimeStore } from '@atrium/contract';
export { Can } from '@casl/react';
// The types are named in the declarations of what an app makes with `createAppApi`.
export { type ApiRequest, createAppApi, type Meta as AnswerMeta, request } from './appApi';
export { explainApiError, readApiError } from './caughtError';
export { restoreRequest, useCounts, usePeople, useStoreFileMutation } from './coreApi';
export type { ActionRun } from './createActions';
export { useApps, useCan, useRuntime, useSession, useSlot } from './hooks';
export { optimistically } from './optimistically';
export { readId } from './pageServices';
export { useRights } from './rights';
export { createRuntime } from './runtime';
export { FillingContent, Slot, type SlotContentProps, SlotContentProvider } from './Slot';
export { updatePreferences, updateUser } from './session';
export type { SlotFilling } from './slots';
export { memoryStorage } from './storage';
export { useAction, useActions, useShortcutSheet } from './useActions';
export { useMinute, usePolling } from './usePolling';
export { whenIdle } from './whenIdle';
