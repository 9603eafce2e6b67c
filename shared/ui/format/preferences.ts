import { defaultPreferences, type Preferences } from '@atrium/contract';
import { createContext, use } from 'react';

export const PreferencesContext = createContext<Preferences>(defaultPreferences);

/** How the person who is signed in wants dates, weeks and rows. */
export const usePreferences = (): Preferences => use(PreferencesContext);

/** The same for what is no part of a screen: one page has one person. */
let current = defaultPreferences;

export const currentPreferences = (): Preferences => current;

export function setCurrentPreferences(preferences: Preferences): void {
  current = preferences;
}
