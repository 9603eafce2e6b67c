import { Input, type InputProps } from 'antd';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat';
import { useTheme } from '../theme/useTheme';
import { FieldIssueContext } from './FieldIssueContext';
import styles from './Form.module.css';
import { readNumber } from './readNumber';
import { Suggestions } from './Suggestions';

export interface NumberInputProps extends Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  value?: number | null;
  /** Null for an empty field. Not called for what is no number. */
  onChange?: (value: number | null) => void;
  /** Maximum digits after the decimal sign. */
  digits?: number;
  /** Minimum digits after the decimal sign: two for money. */
  minDigits?: number;
}

/**
 * A field for a number, read as people write it: with the signs of their language or of another, with a currency. What
 * may be meant in two ways is asked for, and what cannot be read stays in the field.
 */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, digits = 0, minDigits = 0, className, onBlur, ...rest } = props;
  const { t } = useTranslation('kit');
  const format = useFormat();
  const write = (number: number, minimum = minDigits) =>
    format.number(number, { minimumFractionDigits: minimum, maximumFractionDigits: digits });
  const shown = value === null || value === undefined ? '' : write(value);
  const issueOf = ({ kind }: ReturnType<typeof readNumber>) => {
    if (kind === 'none') return t('reading.noNumber', { example: write(1234.5, Math.min(digits, 2)) });
    return kind === 'unclear' ? t('reading.unclearNumber') : null;
  };
  const { typed, reading, suggested, isUnread, isLeft, report, type, leave, choose } = useTypedNumber(
    { digits, onChange },
    issueOf,
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
        <p className={styles.issue} role="alert">
          {issueOf(reading)}
        </p>
      )}
      {isLeft && suggested.length > 0 && (
        <Suggestions values={suggested} write={(number) => write(number)} onChoose={choose} />
      )}
    </>
  );
}

interface TypedNumberOptions {
  digits: number;
  onChange: ((value: number | null) => void) | undefined;
}

function useTypedNumber(
  { digits, onChange }: TypedNumberOptions,
  issueOf: (reading: ReturnType<typeof readNumber>) => string | null,
) {
  const { language } = useTheme();
  const report = use(FieldIssueContext);
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const reading = typed === null ? null : readNumber(typed, language, digits);
  const suggested = reading?.kind === 'unclear' ? reading.values : [];
  const isUnread = reading?.kind === 'none' || suggested.length > 0;
  return {
    typed,
    reading,
    suggested,
    isUnread,
    isLeft,
    report,
    type(text: string) {
      const next = readNumber(text, language, digits);
      setTyped(text);
      setLeft(false);
      report?.(issueOf(next));
      if (next.kind === 'number') onChange?.(next.value);
      if (next.kind === 'empty') onChange?.(null);
    },
    leave() {
      if (isUnread) setLeft(true);
      else setTyped(null);
    },
    choose(number: number) {
      setTyped(null);
      report?.(null);
      onChange?.(number);
    },
  };
}
