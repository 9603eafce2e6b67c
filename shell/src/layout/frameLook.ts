import type { PageFrame } from 'shared/contract';
import type { Settings } from '../common/settings';

/** What a person chose, and over it what a page asks for. */
export const frameLook = (settings: Settings, { menu, width }: PageFrame = {}): Settings => ({
  ...settings,
  ...(menu === 'collapsed' && { isMenuCollapsed: true, isMenuHidden: false, layout: 'vertical' }),
  ...(menu === 'hidden' && { isMenuHidden: true }),
  ...(width && { contentWidth: width }),
});
