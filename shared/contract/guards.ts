import type { ComponentType } from 'react';
import type { AppDefinition, AppRoute, CommandHandler } from './app';
import { type EmittedManifest, languages } from './manifest';

// What a loaded module, or a registry, really is: code of another team is checked before it is used.

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The default export of a module; undefined where there is none. */
export const defaultOf = (module: unknown): unknown => (isObject(module) ? module.default : undefined);

const isRoute = (value: unknown): value is AppRoute =>
  isObject(value) && typeof value.path === 'string' && typeof value.load === 'function';

export const isAppDefinition = (value: unknown): value is AppDefinition =>
  isObject(value) && typeof value.id === 'string' && Array.isArray(value.routes) && value.routes.every(isRoute);

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

const isText = (value: unknown): value is string => typeof value === 'string';

/** Absent, or a list of objects in which these fields are texts. */
const isList = (
  value: unknown,
  texts: readonly string[],
  isMore: (one: Record<string, unknown>) => boolean = () => true,
) =>
  value === undefined ||
  (Array.isArray(value) &&
    value.every((one) => isObject(one) && texts.every((name) => isText(one[name])) && isMore(one)));

const isMenuEntry = ({ section, children }: Record<string, unknown>) =>
  isObject(section) && isText(section.id) && isText(section.label) && isList(children, ['id', 'label', 'icon']);

/** A manifest as a registry holds it, whole enough for a frame to draw from: what is missing would take the frame down. */
export const isEmittedManifest = (value: unknown): value is EmittedManifest =>
  isObject(value) &&
  [value.id, value.title, value.icon, value.host, value.version].every(isText) &&
  isObject(value.owner) &&
  isText(value.owner.team) &&
  isText(value.owner.contact) &&
  value.paths !== undefined &&
  isList(value.paths, ['path', 'label']) &&
  isList(value.menu, ['id', 'label', 'icon'], isMenuEntry) &&
  isList(value.search, ['label', 'path', 'icon'], ({ id }) => typeof id === 'number') &&
  isList(value.commands, ['id', 'module']) &&
  isList(value.keys, ['id', 'keys', 'label']) &&
  isList(value.slots, ['id', 'slot', 'label', 'icon', 'module']) &&
  (value.backend === undefined || (isObject(value.backend) && Array.isArray(value.backend.prefixes))) &&
  isObject(value.icons) &&
  languages.every((language) => isObject(value.labels) && isObject(value.labels[language]));
