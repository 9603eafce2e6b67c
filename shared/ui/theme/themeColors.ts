import type { ThemeConfig } from 'antd';
import type { Tokens } from './tokens';

type Colors = ThemeConfig['token'];

/** The colours of antd's theme, each from a token of the look. */
export const themeColors = (t: Tokens, accentPressed: string): Colors => ({
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
