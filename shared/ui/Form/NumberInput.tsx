import { Input, type InputProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat';
import styles from './Form.module.css';
import type { readNumber } from './readNumber';
import { Suggestions } from './Suggestions';
import { useTypedNumber } from './useTypedNumber';

export interface NumberInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  value?: number | null;
  /** Null for an empty field. Not called for what is no number. */
  onChange?: (value: number | null) => void;
  /** How many digits after the decimal sign are kept. */
  digits?: number;
  /** How many of them are always written: two for money. */
  leastDigits?: number;
}

/**
 * A field for a number, read as people write it: with the signs of their language or of another, with a currency. What
 * may be meant in two ways is asked for, and what cannot be read stays in the field.
 */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, digits = 0, leastDigits = 0, className, onBlur, ...rest } = props;
  const { t } = useTranslation('kit');
  const format = useFormat();
  const write = (number: number, least = leastDigits) =>
    format.number(number, { minimumFractionDigits: least, maximumFractionDigits: digits });
  const shown = value === null || value === undefined ? '' : write(value);
  const problemOf = ({ kind }: ReturnType<typeof readNumber>) => {
    if (kind === 'none') return t('reading.noNumber', { example: write(1234.5, Math.min(digits, 2)) });
    return kind === 'unclear' ? t('reading.unclearNumber') : null;
  };
  const { typed, reading, suggested, isUnread, isLeft, report, type, leave, choose } = useTypedNumber(
    { digits, onChange },
    problemOf,
  );

  return (
    <>
      <Input
        {...rest}
        className={[styles.number, className].filter(Boolean).join(' ')}
        inputMode={digits > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={typed ?? shown}
        {...(isLeft && isUnread && { status: 'error' as const, 'aria-invalid': true })}
        onChange={({ target }) => type(target.value)}
        onBlur={(event) => {
          leave();
          onBlur?.(event);
        }}
      />
      {isLeft && reading && isUnread && !report && (
        <p className={styles.problem} role="alert">
          {problemOf(reading)}
        </p>
      )}
      {isLeft && suggested.length > 0 && (
        <Suggestions values={suggested} write={(number) => write(number)} onChoose={choose} />
      )}
    </>
  );
}
