import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';
import { countChanges } from '../countChanges';
import type { StoredValues } from './storedValues';

/** What a form is compared with, also between two renderings, and what it holds. */
export function useKeptValues<Values extends object>(form: FormInstance<Values>, first: StoredValues<Values>) {
  const [values, setValues] = useState(first.values);
  const latest = useRef(first);
  const written = (): Values => ({ ...latest.current.values, ...form.getFieldsValue(true) });
  return {
    values,
    now: () => latest.current,
    written,
    hasChanges: () => countChanges(latest.current.values, written()) > 0,
    keep(next: StoredValues<Values>) {
      latest.current = next;
      setValues(next.values);
    },
    fill: (next: Values) => form.setFieldsValue(structuredClone<object>(next)),
  };
}
