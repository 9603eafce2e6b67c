import type { Mount } from '@atrium/contract';
import { type ComponentType, createElement, lazy } from 'react';

/** Few apps mount themselves: the code for it comes with the first. */
const load = () => import(/* webpackChunkName: "mounted" */ './MountedApp');

export const MountedApp = lazy(load);

/**
 * A page that mounts itself, with any framework or none: `{ path: '/apps/map', load: mounted(() => import('./map')) }`.
 * @param loadMount gives the module whose default export mounts the page
 */
export const mounted =
  (loadMount: () => Promise<{ default: Mount }>): (() => Promise<{ default: ComponentType }>) =>
  async () => {
    const [{ default: mount }, { default: App }] = await Promise.all([loadMount(), load()]);
    return { default: () => createElement(App, { mount }) };
  };
