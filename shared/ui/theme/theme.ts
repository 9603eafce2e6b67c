import { type ThemeConfig, theme } from 'antd';
import { themeComponents } from './themeComponents';
import { type Mode, type Tokens, tokens } from './tokens';

type Colors = ThemeConfig['token'];

/** The colours of antd's theme, each from a token of the look. */
const themeColors = (t: Tokens, accentPressed: string): Colors => ({
  ...accents(t, accentPressed),
  ...meanings(t),
  ...inks(t),
  ...grounds(t),
  ...lines(t),
});

/** Controls, and the current place. */
const accents = (t: Tokens, accentPressed: string): Colors => ({
  colorPrimary: t.accent,
  colorPrimaryHover: accentPressed,
  colorPrimaryActive: accentPressed,
  colorPrimaryBorder: t['accent-ink'],
  colorPrimaryBg: t['accent-soft'],
  colorPrimaryBgHover: t['accent-soft'],
  colorPrimaryText: t['accent-ink'],
  colorLink: t['accent-ink'],
  colorLinkHover: t['accent-ink'],
  colorLinkActive: t['accent-ink'],
  controlItemBgHover: t.hover,
  controlItemBgActive: t['accent-soft'],
  controlItemBgActiveHover: t['accent-soft'],
});

/** Status colours: neutral, success, warning, error. */
const meanings = (t: Tokens): Colors => ({
  colorInfo: t.blue,
  colorInfoBg: t['blue-soft'],
  colorInfoBorder: t['blue-soft'],
  colorSuccess: t.green,
  colorSuccessBg: t['green-soft'],
  colorSuccessBorder: t['green-soft'],
  colorWarning: t.amber,
  colorWarningBg: t['amber-soft'],
  colorWarningBorder: t['amber-soft'],
  colorError: t.red,
  colorErrorHover: t.red,
  colorErrorActive: t.red,
  colorErrorText: t.red,
  colorErrorTextHover: t.red,
  colorErrorTextActive: t.red,
  colorErrorBg: t['red-soft'],
  colorErrorBgHover: t['red-soft'],
  colorErrorBgActive: t['red-soft'],
  colorErrorBorder: t.red,
  colorErrorBorderHover: t.red,
});

const inks = (t: Tokens): Colors => ({
  colorText: t.ink,
  colorTextHeading: t.ink,
  colorTextLabel: t['ink-2'],
  colorTextSecondary: t['ink-2'],
  colorTextDescription: t['ink-2'],
  colorTextTertiary: t['ink-3'],
  colorTextQuaternary: t['ink-3'],
  colorTextDisabled: t.control,
  colorTextPlaceholder: t['ink-3'],
  colorIcon: t['ink-2'],
  colorIconHover: t.ink,
});

const grounds = (t: Tokens): Colors => ({
  colorBgBase: t.sheet,
  colorBgLayout: t.canvas,
  colorBgContainer: t.sheet,
  colorBgContainerDisabled: t.hover,
  colorBgElevated: t.raised,
  colorBgTextHover: t.hover,
  colorBgTextActive: t.active,
  colorBgMask: 'rgb(15 15 20 / .34)',
  colorFill: t['line-strong'],
  colorFillSecondary: t.active,
  colorFillTertiary: t.hover,
  colorFillQuaternary: t.sunken,
  colorFillContent: t.active,
  colorFillAlter: t.sunken,
});

/** Fields say what has the focus by their border: no glow around it. */
const lines = (t: Tokens): Colors => ({
  colorBorder: t.control,
  colorBorderSecondary: t.line,
  colorSplit: t.line,
  controlOutline: 'transparent',
  colorErrorOutline: 'transparent',
  colorWarningOutline: 'transparent',
});

/**
 * Antd's theme, made from the tokens of the look.
 * @param mode which set of values
 * @param isTouch makes controls 44 px high, for fingers
 * @param isStill leaves all movement out
 */
export function createTheme(mode: Mode, isTouch = false, isStill = false): ThemeConfig {
  const t = tokens[mode];
  return {
    cssVar: { key: 'atrium' },
    hashed: false,
    algorithm: mode === 'dark' ? darkAlgorithm : theme.defaultAlgorithm,
    token: { ...themeColors(t, pressed[mode]), ...shape(isTouch), motion: !isStill },
    components: themeComponents(t),
  };
}

/** Antd's own dark algorithm darkens the colours it is given; ours are meant as they are. */
const darkAlgorithm: typeof theme.darkAlgorithm = (seed) => {
  const { colorPrimary, colorSuccess, colorWarning, colorError, colorInfo, colorLink } = seed;
  return { ...theme.darkAlgorithm(seed), colorPrimary, colorSuccess, colorWarning, colorError, colorInfo, colorLink };
};

/** The accent under the pointer: darker in both, so that the text on it stays readable. */
const pressed: Record<Mode, string> = { light: tokens.light['accent-ink'], dark: '#574ed2' };

/** The shadows are left to the style sheet: a skin may swap them. */
function shape(isTouch: boolean): ThemeConfig['token'] {
  return {
    fontFamily: 'var(--font)',
    fontFamilyCode: 'ui-monospace, monospace',
    fontSize: 14,
    fontSizeLG: 14,
    fontSizeSM: 12,
    lineHeight: 20 / 14,
    lineHeightLG: 20 / 14,
    lineHeightSM: 16 / 12,
    fontWeightStrong: 600,
    borderRadius: 8,
    borderRadiusXS: 4,
    borderRadiusSM: 6,
    borderRadiusLG: 12,
    controlHeight: isTouch ? 44 : 32,
    controlHeightSM: isTouch ? 44 : 28,
    controlHeightLG: isTouch ? 44 : 40,
    controlPaddingHorizontal: 12,
    controlOutlineWidth: 0,
    lineWidthFocus: 2,
    boxShadow: 'var(--shadow-2)',
    boxShadowSecondary: 'var(--shadow-2)',
    boxShadowTertiary: 'var(--shadow-1)',
    motionDurationFast: '0.12s',
    motionDurationMid: '0.15s',
    motionDurationSlow: '0.18s',
    motionEaseInOut: 'ease-out',
    motionEaseInOutCirc: 'ease-out',
    motionEaseOutBack: 'ease-out',
    motionEaseInBack: 'ease-out',
    sizePopupArrow: 8,
    opacityLoading: 1,
  };
}
