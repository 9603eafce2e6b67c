import { lazy } from 'react';
import type { SlotEntry } from '../contract';
import { isComponent } from '../contract/guards';
import { type AppModules, loadDefault } from './appModules';

/** The component of a slot entry, loaded when it is first drawn. */
export const lazySlot = (modules: AppModules, { module }: SlotEntry) =>
  lazy(async () => {
    const component = await loadDefault(modules, module);
    if (!isComponent(component)) throw new Error(`${module} exports no component`);
    return { default: component };
  });
