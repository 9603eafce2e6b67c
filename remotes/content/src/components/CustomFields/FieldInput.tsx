import { Input, LoadingRows, NumberInput } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { Select } from '@atrium/ui/select';
import { lazy, Suspense } from 'react';
import type { OneValue } from '../../api/schemas';
import { LazyItemText } from '../ItemText/LazyItemText';
import { AssetInput } from './AssetInput';
import styles from './CustomFields.module.css';
import type { FieldInputProps } from './fieldInputProps';
import { ReferenceInput } from './ReferenceInput';
import { maxDigits } from './useValueText';

const RichTextField = lazy(async () => ({ default: (await import('@atrium/ui/editor')).RichTextField }));

const textIn = (value: OneValue | undefined): string => (typeof value === 'string' ? value : '');

/** One value of a field, by its kind. */
export function FieldInput(props: FieldInputProps) {
  const { id, label, field, value, isReadOnly, isWrong, describedBy, onChange } = props;
  const common = { id, 'aria-label': label, 'aria-describedby': describedBy };
  const wrong = { status: isWrong ? ('error' as const) : ('' as const), 'aria-invalid': isWrong };
  switch (field.kind) {
    case 'text':
      return (
        <Input.TextArea
          {...common}
          {...wrong}
          dir="auto"
          autoSize={{ minRows: 1, maxRows: 8 }}
          value={textIn(value)}
          readOnly={isReadOnly}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'richText':
      if (isReadOnly) return <LazyItemText body={textIn(value)} />;
      return (
        <Suspense fallback={<LoadingRows shape="text" rows={3} />}>
          <RichTextField id={id} label={label} value={textIn(value)} onChange={onChange} />
        </Suspense>
      );
    case 'number':
      return (
        <NumberInput
          {...common}
          {...wrong}
          digits={maxDigits}
          value={typeof value === 'number' ? value : null}
          readOnly={isReadOnly}
          onChange={onChange}
        />
      );
    case 'date':
      return (
        <DatePicker
          id={id}
          aria-label={label}
          status={wrong.status}
          disabled={isReadOnly}
          className={styles.whole ?? ''}
          value={textIn(value) || null}
          onChange={(day) => onChange(day?.slice(0, 10) ?? null)}
        />
      );
    case 'choice':
      return <ChoiceInput {...props} />;
    case 'reference':
      return <ReferenceInput {...props} />;
    case 'asset':
      return <AssetInput {...props} />;
  }
}

/** What is not offered any more is shown as long as it is chosen. */
function ChoiceInput({ id, label, field, value, isReadOnly, isWrong, describedBy, onChange }: FieldInputProps) {
  const chosen = textIn(value);
  const choices = chosen && !field.choices.includes(chosen) ? [...field.choices, chosen] : field.choices;
  return (
    <Select
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      status={isWrong ? 'error' : ''}
      className={styles.whole ?? ''}
      allowClear
      disabled={isReadOnly}
      showSearch={{ optionFilterProp: 'label' }}
      value={chosen || null}
      options={choices.map((choice) => ({ value: choice, label: choice }))}
      onChange={(choice) => onChange(choice ?? null)}
    />
  );
}
