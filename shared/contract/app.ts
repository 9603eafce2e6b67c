import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { AppApi, Runtime } from './runtime';

/** A route of an app, below one of its manifest's paths. */
export interface AppRoute {
  /** A pattern of React Router, absolute: `/apps/notes/:folder`. */
  path: string;
  /** Loaded when the route is first shown; the module's default export is the page. */
  load: () => Promise<{ default: ComponentType }>;
}

/** Props of a slot's component: data that the place hands over, such as the record on screen. Validate it. */
export interface SlotProps {
  data?: unknown;
}

/** Default export of the exposed module `./app`. */
export interface AppDefinition {
  id: string;
  routes: AppRoute[];
  /** The app's calls, made by `createAppApi()` under the app's id. */
  api?: AppApi;
  /** Slices that other parts of the app share; put under the app's id when the app is activated. */
  reducer?: Reducer;
  /**
   * Can the reducer go on with the state that another release has left? What a person has begun then stays when a newer
   * release takes over; without it, the state starts over.
   */
  acceptsState?: (state: unknown) => boolean;
  /**
   * Run once slice and api are in place, for what goes on for as long as this release is the active one, such as
   * listening to the store. Returns how to stop, which the host runs before another release becomes the active one.
   */
  listen?: (runtime: Runtime) => () => void;
}

/** Types what an app exports; returns it unchanged. */
export function defineApp(app: AppDefinition): AppDefinition {
  return app;
}

export type CommandHandler = (argument: unknown, runtime: Runtime) => unknown;

/** Types the default export of a command module: handlers by command id. Returns it unchanged. */
export function defineCommands<T extends Record<string, CommandHandler>>(handlers: T): T {
  return handlers;
}
