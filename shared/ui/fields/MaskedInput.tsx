import type { MaskitoOptions } from '@maskito/core';
import { maskitoDateOptionsGenerator, maskitoNumberOptionsGenerator, maskitoTimeOptionsGenerator } from '@maskito/kit';
import { useMaskito } from '@maskito/react';
import { Input, type InputProps } from 'antd';

/** Format of a field while typing: other characters are left out, fixed ones are filled in. */
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

export interface MaskedInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange'> {
  /** Made by `patternMask`, `dateMask`, `timeMask` or `numberMask`; the same one at each render. */
  mask: Mask;
  value?: string;
  onChange?: (text: string) => void;
}

/** A line of text in a shape: digits fall into their blocks while one types, pastes or deletes. */
export function MaskedInput({ mask, value, onChange, ...input }: MaskedInputProps) {
  const field = useMaskito({ options: mask });
  return (
    <span ref={field}>
      <Input {...input} value={value} onInput={({ currentTarget }) => onChange?.(currentTarget.value)} />
    </span>
  );
}
