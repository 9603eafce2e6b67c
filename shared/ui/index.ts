export {
  addDays,
  type DateInput,
  type Day,
  daysBetween,
  fileExtensionOf,
  shownFileName,
  startOfWeek,
  toDate,
  toDay,
  toPlainText,
} from '@atrium/contract/values';
export { ActionButton, type ActionButtonProps } from './Action/ActionButton';
export { toActionMenu } from './Action/toActionMenu';
export { Avatar, type AvatarProps, type Presence } from './Avatar/Avatar';
export { type Tone, tones } from './Avatar/avatarTone';
export { Person, type PersonProps } from './Avatar/Person';
export * from './antd';
export { Card, CardHead, type CardHeadProps, type CardProps } from './Card/Card';
export { Meter, type MeterProps } from './Card/Meter';
export { ProgressBar, type ProgressBarProps } from './Card/ProgressBar';
export { Sparkline, type SparklineProps } from './Card/Sparkline';
export { StatCard, type StatCardProps } from './Card/StatCard';
export { SideDrawer, type SideDrawerProps } from './Drawer/SideDrawer';
export { FileLabel, type FileLabelProps } from './File/FileLabel';
export { FilePicker, type FilePickerProps, readFile } from './File/FilePicker';
export { Form } from './Form/Form';
export { showFieldErrors } from './Form/fieldErrors';
export { LengthNote, type LengthNoteProps } from './Form/LengthNote';
export { NumberInput, type NumberInputProps } from './Form/NumberInput';
export { SuggestionRows, type SuggestionRowsProps, suggestionId } from './Form/SuggestionRows';
export { createFormat, createPreferredFormat } from './format/createFormat';
export type { Format } from './format/format';
export { useFormat } from './format/useFormat';
export { weekStartOf } from './format/weekStart';
export { Icon, type IconProps } from './Icon/Icon';
export { IconButton, type IconButtonProps } from './Icon/IconButton';
export { IconSvg, type IconSvgProps } from './Icon/IconSvg';
export { Logo, type LogoProps } from './Icon/Logo';
export { kitLocales } from './locales';
export { DropdownMenu } from './Menu/DropdownMenu';
export { useBackCloses } from './media/useBackCloses';
export { useIsMedium, useIsNarrow, useIsWide } from './media/useMediaQuery';
export { CopyLink, type CopyLinkProps, type CopySayings, useCopy } from './Nav/CopyLink';
export { FilterChip, type FilterChipProps, type FilterOption } from './Nav/FilterChip';
export { FloatingAction, type FloatingActionProps } from './Nav/FloatingAction';
export {
  BackLink,
  type BackLinkProps,
  LinkButton,
  type LinkButtonProps,
  StretchedLink,
  type StretchedLinkProps,
} from './Nav/links';
export { type NavItem, NavList, type NavListProps } from './Nav/NavList';
export { SearchInput, type SearchInputProps } from './Nav/SearchInput';
export { SelectionBar, type SelectionBarProps } from './Nav/SelectionBar';
export { useEscape } from './Nav/useEscape';
export { Modal } from './Overlay/Modal';
export { Popover } from './Overlay/Popover';
export { Page, PageMarkProvider, type PageProps } from './Page/Page';
export { RedirectPage, type RedirectPageProps } from './Page/RedirectPage';
export { SaveBar, type SaveBarProps } from './Page/SaveBar';
export { Section, type SectionProps } from './Page/Section';
export { SplitPage, type SplitPageProps } from './Page/SplitPage';
export { Toolbar, type ToolbarProps } from './Page/Toolbar';
export { Alert, type AlertProps } from './State/Alert';
export { EmptyState, type EmptyStateProps } from './State/EmptyState';
export { ErrorBoundary, type ErrorBoundaryProps } from './State/ErrorBoundary';
export { ErrorCard, type ErrorCardProps } from './State/ErrorCard';
export { ErrorState, type ErrorStateProps } from './State/ErrorState';
export { LoadingRows, type LoadingRowsProps } from './State/LoadingRows';
export { lazyComponent } from './State/lazyComponent';
export { Picture, type PictureName } from './State/Picture';
export { RecordNotFound, type RecordNotFoundProps } from './State/RecordNotFound';
export { Spinner, type SpinnerProps } from './State/Spinner';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs';
export { deviceName } from './Text/deviceName';
export { Highlight } from './Text/Highlight';
export { Kbd } from './Text/Kbd';
export { LabelDot, Pill, type PillProps, type PillTone } from './Text/Pill';
export { PageTitleProvider, type ShowTitle, usePageTitle } from './Text/pageTitle';
export { VisuallyHidden } from './Text/VisuallyHidden';
export { type ShowToast, type ToastOptions, type Toasts, useToast } from './Toast/toastContext';
export { type Question, useConfirm } from './Toast/useConfirm';
export { AppIdContext } from './theme/account';
export { ThemeProvider, type ThemeProviderProps } from './theme/ThemeProvider';
export { type Mode, type Tokens, tokens } from './theme/tokens';
export { type Direction, type Skin, type Theme, useTheme } from './theme/useTheme';
