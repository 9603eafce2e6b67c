import type { OneValue, TypeField } from '../../api/schemas';
import type { useReferences } from './useValueText';

/** What the field for a value gets, whatever its kind. */
export interface FieldInputProps {
  id: string;
  /** Name of the field, and its place in a list. */
  label: string;
  field: TypeField;
  value: OneValue | undefined;
  isReadOnly: boolean;
  isWrong: boolean;
  describedBy: string;
  itemOf: ReturnType<typeof useReferences>;
  /** Null: nothing. */
  onChange: (value: OneValue | null) => void;
}
