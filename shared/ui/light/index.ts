// The parts of the kit that need no antd: what a host draws before the rest has arrived. Apps take all of it from the kit.
export { focusHeading } from '../focus/focusHeading';
export { Icon, type IconProps } from '../Icon/Icon';
export { Logo, type LogoProps } from '../Icon/Logo';
export { withPageOnTop } from '../media/overPage';
export { useMediaQuery } from '../media/useMediaQuery';
export { ErrorBoundary } from '../State/ErrorBoundary';
export { Picture, type PictureName } from '../State/Picture';
export { PlainAlert as Alert } from '../State/PlainAlert';
export { Spinner, type SpinnerProps } from '../State/Spinner';
export { PageTitleProvider, usePageTitle } from '../Text/pageTitle';
export { VisuallyHidden } from '../Text/VisuallyHidden';
export { usePageAppearance } from '../theme/usePageAppearance';
export type { Direction, Skin } from '../theme/useTheme';
export { kitStartLocales } from './startLocales';
