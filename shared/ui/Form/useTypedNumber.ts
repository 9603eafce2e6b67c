import { use, useState } from 'react';
import { useTheme } from '../theme/useTheme';
import { FieldIssueContext } from './FieldIssueContext';
import { readNumber } from './readNumber';

interface TypedNumberOptions {
  digits: number;
  onChange: ((value: number | null) => void) | undefined;
}

/** What is typed into a field for a number, as long as it is typed, and which number it means. */
export function useTypedNumber(
  { digits, onChange }: TypedNumberOptions,
  problemOf: (reading: ReturnType<typeof readNumber>) => string | null,
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
      report?.(problemOf(next));
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
