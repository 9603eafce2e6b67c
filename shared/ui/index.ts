export {
  addDays,
  type DateInput,
  type Day,
  daysBetween,
  endOfWeek,
  type FileKind,
  fileExtensionOf,
  fileKindOf,
  shownFileName,
  startOfWeek,
  toDate,
  toDay,
  toPlainText,
} from '@atrium/contract/values';
export { Avatar, type AvatarProps, type Presence } from './Avatar/Avatar';
export { avatarTone, initials, type Tone, tones } from './Avatar/avatarTone';
export { Person, type PersonProps } from './Avatar/Person';
export * from './antd';
export { Card, CardHead, type CardHeadProps, type CardProps } from './Card/Card';
export { Meter, type MeterProps } from './Card/Meter';
export { ProgressBar, type ProgressBarProps } from './Card/ProgressBar';
export { Sparkline, type SparklineProps } from './Card/Sparkline';
export { StatCard, type StatCardProps } from './Card/StatCard';
export { CopyLink, type CopyLinkProps } from './Copy/CopyLink';
export { type CopySayings, useCopy } from './Copy/useCopy';
export { Modal } from './Dialog/Modal';
export { SideDrawer, type SideDrawerProps } from './Drawer/SideDrawer';
export { FileLabel, type FileLabelProps } from './File/FileLabel';
export { FilePicker, type FilePickerProps } from './File/FilePicker';
export { readFile } from './File/readFile';
export { Form } from './Form/Form';
export { type FieldMessages, fieldMessagesOf, showFieldErrors } from './Form/fieldErrors';
export { LengthNote, type LengthNoteProps } from './Form/LengthNote';
export { NumberInput, type NumberInputProps } from './Form/NumberInput';
export { parseNumber } from './Form/parseNumber';
export { SuggestionRows, type SuggestionRowsProps, suggestionId } from './Form/SuggestionRows';
export { createFormat, createPreferredFormat } from './format/createFormat';
export type { Format } from './format/format';
export { usePreferences } from './format/preferences';
export { useFormat } from './format/useFormat';
export { weekStartOf } from './format/weekStart';
export { Icon, type IconProps } from './Icon/Icon';
export { IconButton, type IconButtonProps } from './Icon/IconButton';
export { IconSvg, type IconSvgProps } from './Icon/IconSvg';
export { Logo, type LogoProps } from './Icon/Logo';
export { kitLocales } from './locales';
export { DropdownMenu } from './Menu/DropdownMenu';
export { isOverPage } from './media/overPage';
export { useBackCloses } from './media/useBackCloses';
export { useIsMedium, useIsNarrow, useIsWide, useMediaQuery } from './media/useMediaQuery';
export { BackLink, type BackLinkProps } from './Nav/BackLink';
export { FilterChip, type FilterChipProps, type FilterOption } from './Nav/FilterChip';
export { FloatingAction, type FloatingActionProps } from './Nav/FloatingAction';
export { LinkButton, type LinkButtonProps } from './Nav/LinkButton';
export { type NavItem, NavList, type NavListProps } from './Nav/NavList';
export { SearchInput, type SearchInputProps } from './Nav/SearchInput';
export { SelectionBar, type SelectionBarProps } from './Nav/SelectionBar';
export { StretchedLink, type StretchedLinkProps } from './Nav/StretchedLink';
export { useEscape } from './Nav/useEscape';
export { Page, type PageProps } from './Page/Page';
export { PageMarkProvider } from './Page/pageMark';
export { RedirectPage, type RedirectPageProps } from './Page/RedirectPage';
export { SaveBar, type SaveBarProps } from './Page/SaveBar';
export { Section, type SectionProps } from './Page/Section';
export { SplitPage, type SplitPageProps } from './Page/SplitPage';
export { Toolbar, type ToolbarProps } from './Page/Toolbar';
export { Popover } from './Popover/Popover';
export { Alert, type AlertProps } from './State/Alert';
export { EmptyState, type EmptyStateProps } from './State/EmptyState';
export { ErrorBoundary, type ErrorBoundaryProps } from './State/ErrorBoundary';
export { ErrorCard, type ErrorCardProps } from './State/ErrorCard';
export { ErrorState, type ErrorStateProps } from './State/ErrorState';
export { LoadingRows, type LoadingRowsProps } from './State/LoadingRows';
export { lazyComponent } from './State/lazyComponent';
export { Picture, type PictureName } from './State/Picture';
export { Spinner, type SpinnerProps } from './State/Spinner';
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs';
export { deviceName } from './Text/deviceName';
export { Highlight } from './Text/Highlight';
export { Kbd } from './Text/Kbd';
export { useKeyNames } from './Text/keyNames';
export { LabelDot, Pill, type PillProps, type PillTone } from './Text/Pill';
export { splitMatches, type TextPart } from './Text/splitMatches';
export { VisuallyHidden } from './Text/VisuallyHidden';
export { PageTitleProvider, type ShowTitle, usePageTitle } from './Title/pageTitle';
export type { ShowToast, ToastOptions, Toasts } from './Toast/toastContext';
export { type Question, useConfirm } from './Toast/useConfirm';
export { useToast } from './Toast/useToast';
export { AppIdContext } from './theme/account';
export { ThemeProvider, type ThemeProviderProps } from './theme/ThemeProvider';
export { type Mode, type Tokens, tokens } from './theme/tokens';
export { type Direction, type Skin, type Theme, useTheme } from './theme/useTheme';
