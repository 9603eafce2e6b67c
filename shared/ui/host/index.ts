// Host-only: what a host puts around the pages of apps.
export { focusHeading } from '../focus/focusHeading';
export { kitLocales } from '../locales';
export { AppIdContext } from '../theme/account';
export { ThemeProvider } from '../theme/ThemeProvider';
export type { Direction, Skin } from '../theme/useTheme';
