export {
  addDays,
  type Day,
  daysBetween,
  fileExtensionOf,
  shownFileName,
  startOfWeek,
  toDate,
  toDay,
  toPlainText,
} from '@atrium/contract/values';
export { ActionButton } from './Action/ActionButton';
export { ExplainedButton } from './Action/ExplainedButton';
export { toActionMenu } from './Action/toActionMenu';
export { Tooltip } from './Anchored/Tooltip';
export { Avatar } from './Avatar/Avatar';
export { tones } from './Avatar/avatarTone';
export { Person } from './Avatar/Person';
export * from './antd';
export { Card, CardHead } from './Card/Card';
export { Meter } from './Card/Meter';
export { ProgressBar } from './Card/ProgressBar';
export { Sparkline } from './Card/Sparkline';
export { StatCard } from './Card/StatCard';
export { type Question, useConfirm } from './Confirm/useConfirm';
export { Drawer } from './Drawer/Drawer';
export { SideDrawer } from './Drawer/SideDrawer';
export { FileLabel } from './File/FileLabel';
export { FilePicker, readFile } from './File/FilePicker';
export { LengthNote } from './Form/LengthNote';
export { NumberInput } from './Form/NumberInput';
export { SuggestionRows, suggestionId } from './Form/SuggestionRows';
export { createFormat, createPreferredFormat } from './format/createFormat';
export type { Format } from './format/format';
export { useFormat } from './format/useFormat';
export { weekStartOf } from './format/weekStart';
export { ClearIcon } from './Icon/ClearIcon';
export { Icon, type IconProps } from './Icon/Icon';
export { IconButton } from './Icon/IconButton';
export { IconSvg } from './Icon/IconSvg';
export { Logo } from './Icon/Logo';
export { DropdownMenu } from './Menu/DropdownMenu';
export { useBackCloses } from './media/useBackCloses';
export { useIsMedium, useIsNarrow, useIsWide } from './media/useMediaQuery';
export { CopyLink, useCopy } from './Nav/CopyLink';
export { FilterChip } from './Nav/FilterChip';
export { FloatingAction } from './Nav/FloatingAction';
export { BackLink, LinkButton, StretchedLink } from './Nav/links';
export { type NavItem, NavList } from './Nav/NavList';
export { SearchInput } from './Nav/SearchInput';
export { SelectionBar } from './Nav/SelectionBar';
export { useEscape } from './Nav/useEscape';
export { Modal } from './Overlay/Modal';
export { Popover } from './Overlay/Popover';
export { Page, PageMarkProvider, type PageProps } from './Page/Page';
export { RedirectPage, type RedirectPageProps } from './Page/RedirectPage';
export { SaveBar } from './Page/SaveBar';
export { Section } from './Page/Section';
export { SplitPage } from './Page/SplitPage';
export { Toolbar } from './Page/Toolbar';
export { Alert } from './State/Alert';
export { EmptyState, type EmptyStateProps } from './State/EmptyState';
export { ErrorBoundary } from './State/ErrorBoundary';
export { ErrorCard } from './State/ErrorCard';
export { ErrorState } from './State/ErrorState';
export { FoundCount } from './State/FoundCount';
export { LoadingRows } from './State/LoadingRows';
export { lazyComponent } from './State/lazyComponent';
export { Picture, type PictureName } from './State/Picture';
export { RecordNotFound } from './State/RecordNotFound';
export { Spinner } from './State/Spinner';
export { Tabs } from './Tabs/Tabs';
export { deviceName } from './Text/deviceName';
export { Highlight } from './Text/Highlight';
export { Kbd } from './Text/Kbd';
export { ariaKeys } from './Text/keyNames';
export { LabelDot, Pill, type PillTone } from './Text/Pill';
export { PageTitleProvider, usePageTitle } from './Text/pageTitle';
export { useTexts } from './Text/useTexts';
export { VisuallyHidden } from './Text/VisuallyHidden';
export { type Toasts, useToast } from './Toast/toastContext';
export { type Mode, tokens } from './theme/tokens';
export { useTheme } from './theme/useTheme';
