import { isComposing } from '@atrium/contract/values';
import { Input, LengthNote } from '@atrium/ui';
import { type SharedDocument, useSharedText } from '@atrium/ui/together';
import { useId, useRef } from 'react';

interface HeadLineProps {
  shared: SharedDocument;
  part: 'title' | 'summary';
  className: string | undefined;
  label: string;
  placeholder: string;
  maxLength: number;
  isReadOnly: boolean;
  hasFocus?: boolean;
  /** Hears what somebody has written here. */
  onChange?: (text: string) => void;
}

/** Single-line text of any length, written by several people: it wraps, and has no line breaks. */
export default function HeadLine(props: HeadLineProps) {
  const { shared, part, className, label, isReadOnly, hasFocus = false, onChange, ...input } = props;
  const note = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { value, change } = useSharedText(shared, part, field);
  return (
    <div>
      <Input.TextArea
        ref={(area) => {
          field.current = area?.resizableTextArea?.textArea ?? null;
        }}
        className={className ?? ''}
        data-heading
        variant="borderless"
        autoSize
        dir="auto"
        aria-label={label}
        readOnly={isReadOnly}
        autoFocus={hasFocus}
        value={value}
        onChange={({ target }) => {
          const text = target.value.replace(/\n/g, ' ');
          change(text);
          onChange?.(text);
        }}
        onPressEnter={(event) => !isComposing(event) && event.preventDefault()}
        aria-describedby={note}
        {...input}
      />
      <LengthNote id={note} length={value.length} limit={input.maxLength} />
    </div>
  );
}
