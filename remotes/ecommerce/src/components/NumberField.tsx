import { isComposing } from '@atrium/contract/values';
import { NumberInput } from '@atrium/ui';
import { useState } from 'react';

interface Limits {
  min: number;
  max?: number;
  isWhole?: boolean;
}

export function withinLimits(value: number, { min, max = Number.MAX_VALUE, isWhole = false }: Limits): number {
  return Math.min(max, Math.max(min, isWhole ? Math.round(value) : value));
}

interface NumberFieldProps extends Limits {
  label: string;
  value: number | undefined;
  placeholder?: string;
  className?: string;
  /** Undefined for an empty field. */
  onSettle: (value: number | undefined) => void;
}

export function NumberField({ label, value, placeholder, className, onSettle, ...limits }: NumberFieldProps) {
  const [typed, setTyped] = useState<number | null>();

  const settle = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const next = typed === null ? undefined : withinLimits(typed, limits);
    if (next !== value) onSettle(next);
  };

  return (
    <NumberInput
      className={className}
      aria-label={label}
      placeholder={placeholder}
      digits={limits.isWhole ? 0 : 2}
      value={typed === undefined ? value : typed}
      onChange={setTyped}
      onBlur={settle}
      onPressEnter={(event) => {
        if (isComposing(event)) return;
        const { currentTarget } = event;
        currentTarget.blur();
        currentTarget.focus();
      }}
    />
  );
}
