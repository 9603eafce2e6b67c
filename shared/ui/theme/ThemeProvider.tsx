import { StyleProvider } from '@ant-design/cssinjs';
import { defaultPreferences, type Language, type Preferences } from '@atrium/contract';
import { ConfigProvider, type ConfigProviderProps } from 'antd';
import { ChevronDown, Eye, EyeOff, X } from 'lucide-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { ConfirmProvider } from '../Confirm/ConfirmProvider';
import { PreferencesContext, setCurrentPreferences } from '../format/useFormat';
import { Icon } from '../Icon/Icon';
import { useIsNarrow, useMediaQuery } from '../media/useMediaQuery';
import { ToastProvider } from '../Toast/ToastProvider';
import { AccountContext } from './account';
import { useAntdLocale } from './antdLocale';
import styles from './requiredMark.module.css';
import { createTheme } from './theme';
import { usePageAppearance } from './usePageAppearance';
import { type Direction, modeOf, type Skin, ThemeContext } from './useTheme';

/** Duration of the ripple of a button. */
export const RIPPLE_MS = 500;

/** Every button of the page answers a click with a ripple, bare ones too, which antd's own effect leaves out. */
function useButtonRipple(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('.ant-btn:not(.ant-btn-link)') : null;
      if (button) showRipple(button, event);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
}

/** Draws a ripple in a button, from where it was pressed, or from the middle when by keyboard. */
function showRipple(button: Element, event: MouseEvent): void {
  const box = button.getBoundingClientRect();
  const isByKeyboard = event.detail === 0;
  const x = isByKeyboard ? box.width / 2 : event.clientX - box.left;
  const y = isByKeyboard ? box.height / 2 : event.clientY - box.top;
  const radius = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));

  const clip = document.createElement('span');
  clip.className = styles.clip ?? '';
  clip.setAttribute('aria-hidden', 'true');
  const circle = document.createElement('span');
  circle.className = styles.circle ?? '';
  circle.style.cssText = `left:${x - radius}px;top:${y - radius}px;width:${radius * 2}px;height:${radius * 2}px;animation-duration:${RIPPLE_MS}ms`;
  clip.append(circle);
  button.append(clip);
  setTimeout(() => clip.remove(), RIPPLE_MS);
}

/** A star after the label of a required field; the field itself tells assistive technology. */
const requiredMark = (label: ReactNode, { required }: { required: boolean }) => (
  <>
    {label}
    {required && (
      <span className={styles.star} aria-hidden="true">
        *
      </span>
    )}
  </>
);

export interface ThemeProviderProps {
  skin?: Skin;
  direction?: Direction;
  language?: Language;
  /** The page's nonce for style tags; see the policy of the page. */
  nonce?: string;
  /** The id of the account that is signed in: what people choose for a table is kept under it. */
  account?: number | undefined;
  /** Preferences of that person for dates, weeks and rows. */
  preferences?: Preferences | undefined;
  children: ReactNode;
}

const close = <Icon of={X} />;
const show = <Icon of={Eye} />;
const hide = <Icon of={EyeOff} />;
const chevron = <Icon of={ChevronDown} />;

/**
 * Defaults of antd's components. The same objects each time: with new ones all of antd's components on the page are
 * drawn again, at each step from page to page.
 */
const behaviour: ConfigProviderProps = {
  virtual: false,
  wave: { disabled: true },
  // A phone has room for some of the numbers: the others go below them.
  pagination: { style: { flexWrap: 'wrap' } },
  button: { autoInsertSpace: false },
  form: { requiredMark, colon: false, scrollToFirstError: { focus: true } },
  select: { suffixIcon: chevron },
  inputPassword: { iconRender: (isVisible) => (isVisible ? hide : show) },
  modal: { closeIcon: close, centered: true },
  drawer: { closeIcon: close, closable: { placement: 'end' } },
  tooltip: { arrow: false, mouseEnterDelay: 0.4 },
  popover: { arrow: false },
};

/** Rules for the colours that a system chooses, where one does. */
function useForcedColors(): void {
  const isForced = useMediaQuery('(forced-colors: active)');
  useEffect(() => {
    if (isForced) import(/* webpackChunkName: "forced" */ './forcedColors.css').catch(() => undefined);
  }, [isForced]);
}

/** The focus never falls to the page's body. Loaded once something other than the page's heading has it, or by a key. */
function useKeptFocus(): void {
  useEffect(() => {
    const stopping = new AbortController();
    const start = async () => {
      const { keepFocus } = await import(/* webpackChunkName: "focus" */ '../focus/keepFocus');
      if (!stopping.signal.aborted) stopping.signal.addEventListener('abort', keepFocus());
    };
    const first = new AbortController();
    const onUse = ({ type, target }: Event) => {
      if (type === 'focusin' && target instanceof Element && target.matches('h1, main')) return;
      first.abort();
      void start().catch(() => undefined);
    };
    for (const type of ['keydown', 'focusin']) document.addEventListener(type, onUse, { signal: first.signal });
    return () => {
      first.abort();
      stopping.abort();
    };
  }, []);
}

/** Gives everything below it the look: antd's theme, the skin and direction on `<html>`, antd's own texts, and toasts. */
export function ThemeProvider({
  skin = 'light',
  direction = 'ltr',
  language = 'en',
  nonce,
  account,
  preferences = defaultPreferences,
  children,
}: ThemeProviderProps) {
  const isNarrow = useIsNarrow();
  const shown = usePageAppearance(skin, direction);
  const mode = modeOf(shown);
  const locale = useAntdLocale(language);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const antdTheme = useMemo(() => createTheme(mode, isNarrow, isStill), [mode, isNarrow, isStill]);
  const csp = useMemo(() => nonce && { nonce }, [nonce]);
  useButtonRipple();
  useForcedColors();
  useKeptFocus();
  // Ahead of everything below, which may ask for it while it is drawn.
  setCurrentPreferences(preferences);
  const value = useMemo(() => ({ skin: shown, mode, direction, language }), [shown, mode, direction, language]);

  return (
    <ThemeContext value={value}>
      <AccountContext value={String(account ?? '')}>
        <PreferencesContext value={preferences}>
          <StyleProvider layer>
            <ConfigProvider
              theme={antdTheme}
              direction={direction}
              locale={locale}
              {...behaviour}
              {...(csp && { csp })}
            >
              <ConfirmProvider>
                <ToastProvider>{children}</ToastProvider>
              </ConfirmProvider>
            </ConfigProvider>
          </StyleProvider>
        </PreferencesContext>
      </AccountContext>
    </ThemeContext>
  );
}
