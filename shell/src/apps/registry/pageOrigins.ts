import { inlinedRegistry } from './pageRegistry';

const loopback = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const isLoopback = (origin: string): boolean => loopback.test(origin);

/** Does the server let apps of this page come from development servers? It then says so in the page. */
const allowsOverrides = (): boolean => document.querySelector('meta[name="overrides"][content="loopback"]') !== null;

/** May scripts of this page come from an origin? What the server has put into its policy. */
export const isAllowedOrigin = (origin: string): boolean =>
  origin === location.origin ||
  inlinedRegistry().registry.origins.includes(origin) ||
  (allowsOverrides() && isLoopback(origin));

/** Most addresses are paths of the page's own, and of a thousand apps each is asked about. */
const isOwnPath = (url: string): boolean => /^\/(?![/\\])/.test(url);

export const originOf = (url: string): string =>
  isOwnPath(url) ? location.origin : new URL(url, location.href).origin;
