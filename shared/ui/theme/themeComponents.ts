import type { ThemeConfig } from 'antd';
import type { Tokens } from './tokens';

type Components = ThemeConfig['components'];

/** Component tokens of antd besides the global colours and sizes. */
export const themeComponents = (t: Tokens): Components => ({
  ...buttons(t),
  ...fields(t),
  ...lists(t),
  ...layers(t),
  ...signs(t),
});

/** Buttons and choices. */
const buttons = (t: Tokens): Components => ({
  Button: {
    borderRadiusLG: 8,
    borderColorDisabled: t.line,
    fontWeight: 550,
    iconGap: 6,
    paddingInline: 11,
    paddingInlineLG: 15,
    paddingInlineSM: 9,
    defaultBg: t.raised,
    defaultBorderColor: t['line-strong'],
    defaultColor: t.ink,
    defaultHoverBg: t.hover,
    defaultHoverBorderColor: t['line-strong'],
    defaultHoverColor: t.ink,
    defaultActiveBg: t.active,
    defaultActiveBorderColor: t['line-strong'],
    defaultActiveColor: t.ink,
    defaultShadow: 'var(--shadow-1)',
    primaryShadow: 'var(--shadow-1)',
    dangerShadow: 'var(--shadow-1)',
    dangerColor: t.sheet,
    textTextColor: t['ink-2'],
    textTextHoverColor: t.ink,
    textTextActiveColor: t.ink,
    textHoverBg: t.hover,
  },
  Segmented: {
    trackBg: t.hover,
    trackPadding: 2,
    itemColor: t['ink-2'],
    itemHoverColor: t.ink,
    itemHoverBg: t.active,
    itemActiveBg: t.active,
    itemSelectedBg: t.raised,
    itemSelectedColor: t.ink,
  },
  Switch: { colorTextQuaternary: t.control, colorTextTertiary: t['ink-3'], handleShadow: 'none' },
  Checkbox: { colorBorder: t.control, borderRadiusSM: 4 },
  Radio: { colorBorder: t.control },
});

/** A field under the pointer, and one that is written in. */
const fieldBorder = (t: Tokens) => ({ hoverBorderColor: t['ink-3'], activeBorderColor: t.mark });

/** The border of a field that is written in is two pixels wide. */
const fieldGlow = (t: Tokens) => ({
  activeShadow: `0 0 0 1px ${t.mark}`,
  errorActiveShadow: `0 0 0 1px ${t.red}`,
});

/** Fields. */
const fields = (t: Tokens): Components => ({
  Form: {
    itemMarginBottom: 16,
    labelColor: t.ink,
    labelFontSize: 13,
    labelHeight: 20,
    verticalLabelPadding: '0 0 6px',
  },
  Input: {
    paddingInline: 10,
    paddingInlineLG: 12,
    borderRadiusLG: 8,
    ...fieldBorder(t),
    ...fieldGlow(t),
  },
  DatePicker: {
    paddingInline: 10,
    ...fieldBorder(t),
    ...fieldGlow(t),
    cellHeight: 28,
    cellWidth: 36,
  },
  Select: {
    borderRadiusLG: 8,
    ...fieldBorder(t),
    activeOutlineColor: t.mark,
    controlOutlineWidth: 1,
    colorErrorOutline: t.red,
    optionSelectedBg: t['accent-soft'],
    optionSelectedColor: t.ink,
    optionSelectedFontWeight: 550,
    optionActiveBg: t.hover,
    optionPadding: '6px 10px',
    multipleItemBg: t.hover,
    multipleItemBorderColor: 'transparent',
  },
});

/** Rows, and the way through them. */
const lists = (t: Tokens): Components => ({
  Table: {
    headerBg: 'transparent',
    headerColor: t['ink-3'],
    headerSplitColor: 'transparent',
    headerSortActiveBg: 'transparent',
    headerSortHoverBg: 'transparent',
    bodySortBg: 'transparent',
    rowHoverBg: t.sunken,
    rowSelectedBg: t['accent-soft'],
    rowSelectedHoverBg: t['accent-soft'],
    borderColor: t.line,
    cellPaddingBlock: 0,
    cellPaddingInline: 8,
    headerBorderRadius: 0,
  },
  Pagination: {
    itemSize: 28,
    fontSize: 13,
    colorText: t['ink-2'],
    itemBg: 'transparent',
    itemActiveBg: t.active,
    itemActiveColor: t.ink,
    itemActiveColorHover: t.ink,
  },
});

/** Overlays. */
const layers = (t: Tokens): Components => ({
  Modal: { titleFontSize: 16, titleLineHeight: 1.5 },
  Drawer: { footerPaddingBlock: 12, footerPaddingInline: 24 },
  Dropdown: { paddingBlock: 6 },
  // Some stay open while a dialog asks something: it lies over them.
  Popover: { zIndexPopup: 950 },
  Menu: { itemBorderRadius: 6 },
  Tooltip: { colorBgSpotlight: t.ink, colorTextLightSolid: t.sheet, borderRadius: 6 },
});

/** Feedback and display. */
const signs = (t: Tokens): Components => ({
  // The red of the dark is a light one: its numbers are dark.
  Badge: { colorTextLightSolid: t.sheet },
  Skeleton: { gradientFromColor: t.hover, gradientToColor: t.active, blockRadius: 6 },
});
