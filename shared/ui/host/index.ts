// Host-only: what a host puts around the pages of apps.
import type { Texts } from '@atrium/contract';

export { focusHeading } from '../focus/focusHeading';
export { kitLocales } from '../locales';
/** English texts of the entry points that load on demand, where the build keeps them apart. */
export const loadLaterTexts = async (): Promise<Texts> => (await import('../locales/laterTexts')).default;
export { AppIdContext } from '../theme/account';
export { ThemeProvider } from '../theme/ThemeProvider';
export type { Direction, Skin } from '../theme/useTheme';
