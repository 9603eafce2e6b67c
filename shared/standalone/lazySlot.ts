import type { SlotEntry } from '@atrium/contract';
import { isComponent } from '@atrium/contract/host';
import { lazy } from 'react';
import { type AppModules, loadDefault } from './appModules';

/** The component of a slot entry, loaded when it is first drawn. */
export const lazySlot = (modules: AppModules, { module }: SlotEntry) =>
  lazy(async () => {
    const component = await loadDefault(modules, module);
    if (!isComponent(component)) throw new Error(`${module} exports no component`);
    return { default: component };
  });
