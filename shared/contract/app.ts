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

/** What a host gives an app that mounts itself. */
export interface MountHost {
  /** The services of the page, as components have them by `useRuntime()`. */
  runtime: Runtime;
  /** The address on screen within the product: path, query and fragment. */
  getAddress(): string;
  /** Listens to changes of the address, whoever makes them: Back, a link, `runtime.navigate()`. Returns how to stop. */
  onAddress(listen: (address: string) => void): () => void;
  /** Shows the error card in place of the app. An error that `mount` throws does so by itself. */
  fail(error: unknown): void;
}

/** Removes what an app has mounted, with its listeners. */
export type Unmount = () => void;

/**
 * Puts an app into an empty element of the page, with any framework or none.
 * @returns how to remove it, run once when the person leaves; the element is dropped afterwards
 */
export type Mount = (element: HTMLElement, host: MountHost) => Unmount | undefined | Promise<Unmount | undefined>;

/** Props of a slot's component: data that the place hands over, such as the record on screen. Validate it. */
export interface SlotProps {
  data?: unknown;
}

/** Default export of the exposed module `./app`. */
export interface AppDefinition {
  id: string;
  routes: AppRoute[];
  /** Draws every address of the app that no route has. Since 5.0. */
  mount?: Mount;
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

/** An app as it is written: one that mounts itself needs no routes. */
export type AppInput = Omit<AppDefinition, 'routes' | 'mount'> &
  ({ routes: AppRoute[]; mount?: Mount } | { routes?: AppRoute[]; mount: Mount });

/** Types what an app exports, and gives it routes where it has none. */
export function defineApp(app: AppInput): AppDefinition {
  return { ...app, routes: app.routes ?? [] };
}

export type CommandHandler = (argument: unknown, runtime: Runtime) => unknown;

/** Types the default export of a command module: handlers by command id. Returns it unchanged. */
export function defineCommands<T extends Record<string, CommandHandler>>(handlers: T): T {
  return handlers;
}
