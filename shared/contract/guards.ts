import type { ComponentType } from 'react';
import type { AppDefinition, AppRoute, CommandHandler } from './app';
import type { EmittedManifest } from './manifest';
import { emittedManifest } from './manifestShape';
import { isOf } from './shape';

// Guards for loaded modules and registries: code of another team is checked before it is used.

/** True for anything with properties, arrays included. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The default export of a module; undefined where there is none. */
export const defaultOf = (module: unknown): unknown => (isObject(module) ? module.default : undefined);

const isRoute = (value: unknown): value is AppRoute =>
  isObject(value) && typeof value.path === 'string' && typeof value.load === 'function';

/** True if the default export of an app's entry was made by `defineApp()`. */
export const isAppDefinition = (value: unknown): value is AppDefinition =>
  isObject(value) &&
  typeof value.id === 'string' &&
  (value.mount === undefined || typeof value.mount === 'function') &&
  Array.isArray(value.routes) &&
  value.routes.every(isRoute);

/** True for what React can render: a function, or an object made by `memo`, `lazy` or `forwardRef`. */
export const isComponent = (value: unknown): value is ComponentType =>
  typeof value === 'function' || (isObject(value) && '$$typeof' in value);

/** The default export of a command module: handlers by command id. */
export const isCommandModule = (value: unknown): value is Record<string, CommandHandler> =>
  isObject(value) && Object.values(value).every((handler) => typeof handler === 'function');

const hash = /^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64}|512-[A-Za-z0-9+/]{86}==)$/;

/**
 * Is it a hash, or a list of them, that a browser checks a script against? A browser ignores a hash that it cannot
 * read: the script would run as if there were none.
 */
export const isIntegrity = (text: string): boolean => text.split(' ').every((one) => hash.test(one));

/** A manifest as a registry holds it, whole enough for a shell to draw from: what is missing would take the shell down. */
export const isEmittedManifest = (value: unknown): value is EmittedManifest => isOf(emittedManifest, value);
