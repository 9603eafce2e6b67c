import type { Language } from '@atrium/contract';
import { createContext, use } from 'react';
import type { Mode } from './tokens';

/** `bordered`: lines in place of shadows; `semi-dark`: light with a dark menu. */
export type Skin = 'light' | 'dark' | 'bordered' | 'semi-dark';
export type Direction = 'ltr' | 'rtl';

export interface Theme {
  skin: Skin;
  /** Colour mode: only the dark skin is dark. */
  mode: Mode;
  direction: Direction;
  language: Language;
}

export const ThemeContext = createContext<Theme>({ skin: 'light', mode: 'light', direction: 'ltr', language: 'en' });

export const modeOf = (skin: Skin): Mode => (skin === 'dark' ? 'dark' : 'light');

/** The theme that is on: skin, mode, direction and language. */
export const useTheme = (): Theme => use(ThemeContext);
