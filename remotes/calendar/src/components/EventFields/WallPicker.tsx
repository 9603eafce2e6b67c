import { DatePicker } from '@atrium/ui/date';
import { toPickedWall, type WallText } from '../../model/eventForm';

interface WallPickerProps {
  value?: WallText | null;
  onChange?: (value: WallText | null) => void;
  hasTime: boolean;
  id?: string;
  'aria-label'?: string;
}

/** A field for what a clock shows, whichever zone it hangs in; a day alone keeps the time that it had. */
export function WallPicker({ value, onChange, hasTime, ...rest }: WallPickerProps) {
  return (
    <DatePicker
      {...rest}
      value={value ?? null}
      onChange={(picked) => onChange?.(picked && toPickedWall(picked, value ?? null, hasTime))}
      hasTime={hasTime}
      allowClear={false}
    />
  );
}
