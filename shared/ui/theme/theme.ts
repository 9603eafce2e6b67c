import { type ThemeConfig, theme } from 'antd';
import { themeColors } from './themeColors';
import { themeComponents } from './themeComponents';
import { type Mode, tokens } from './tokens';

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
