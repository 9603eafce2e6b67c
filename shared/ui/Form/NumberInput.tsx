import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useFormat } from '../format/useFormat';
import { useTheme } from '../theme/useTheme';
import styles from './Form.module.css';
import { parseNumber } from './parseNumber';

export interface NumberInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  value?: number | null;
  /** Null for an empty field. Not called for what is no number. */
  onChange?: (value: number | null) => void;
  /** How many digits after the decimal sign are kept. */
  digits?: number;
  /** How many of them are always written: two for money. */
  leastDigits?: number;
}

/** A field for a number, written as the person's language writes it. What cannot be read is taken back. */
export function NumberInput({
  value,
  onChange,
  digits = 0,
  leastDigits = 0,
  className,
  onBlur,
  ...rest
}: NumberInputProps) {
  const format = useFormat();
  const { language } = useTheme();
  const [typed, setTyped] = useState<string | null>(null);
  const shown =
    value === null || value === undefined
      ? ''
      : format.number(value, { minimumFractionDigits: leastDigits, maximumFractionDigits: digits });

  return (
    <Input
      {...rest}
      className={[styles.number, className].filter(Boolean).join(' ')}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = parseNumber(target.value, language);
        if (number !== undefined) onChange?.(number === null ? null : Number(number.toFixed(digits)));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
