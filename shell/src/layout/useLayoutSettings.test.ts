/** @jest-environment node */
import type { PageFrame } from '@atrium/contract';
import { defaultSettings, type Settings } from '../common/settings';
import { layoutSettings } from './useLayoutSettings';

const chosen: Settings = { ...defaultSettings, isMenuCollapsed: false, isMenuHidden: true, layout: 'horizontal' };

test.each<[string, PageFrame | undefined, Partial<Settings>]>([
  ['nothing', undefined, {}],
  ['a collapsed menu', { menu: 'collapsed' }, { isMenuCollapsed: true, isMenuHidden: false, layout: 'vertical' }],
  ['no menu', { menu: 'hidden' }, { isMenuHidden: true }],
  ['a column in the middle', { width: 'boxed' }, { contentWidth: 'boxed' }],
])('a page that asks for %s', (_, frame, changed) => {
  expect(layoutSettings(chosen, frame)).toEqual({ ...chosen, ...changed });
});
