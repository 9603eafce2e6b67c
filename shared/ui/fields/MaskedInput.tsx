import { useMaskito } from '@maskito/react';
import { Input, type InputProps } from 'antd';
import type { Mask } from './masks';

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
