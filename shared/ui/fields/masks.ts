import type { MaskitoOptions } from '@maskito/core';
import { maskitoDateOptionsGenerator, maskitoNumberOptionsGenerator, maskitoTimeOptionsGenerator } from '@maskito/kit';

/** What a field takes while one types; what does not fit is left out, and what always follows is filled in. */
export type Mask = MaskitoOptions;

const classes: Readonly<Record<string, RegExp>> = { '0': /\d/, A: /[a-zA-Z]/, '*': /[a-zA-Z0-9]/ };

/** A fixed shape: `0` is a digit, `A` a letter, `*` either, and all else is itself. `0000 0000` is two blocks of four. */
export const patternMask = (pattern: string): Mask => ({ mask: [...pattern].map((sign) => classes[sign] ?? sign) });

/** A day, in the order that a language writes it. */
export const dateMask = (language: string): Mask => maskitoDateOptionsGenerator({ locale: language });

/** Hours and minutes of a day. */
export const timeMask = (): Mask => maskitoTimeOptionsGenerator({ mode: 'HH:MM' });

/** A number with its thousands set apart, as a language does it. */
export const numberMask = (language: string, prefix = ''): Mask =>
  maskitoNumberOptionsGenerator({ locale: language, prefix, maximumFractionDigits: 2 });
