import { useState } from 'react';
import { type ComparedField, keyOf, withField } from '../record/compareFields';
import type { Choice } from './ClashField';

/** Which version of each field was chosen, and what the record comes to with that. */
export function useChoices<Values extends object>(clashes: readonly ComparedField[], written: Values) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const chosen = ({ path }: ComparedField) => choices.get(keyOf(path));
  return {
    chosen,
    choose: (field: ComparedField, choice: Choice) =>
      setChoices((before) => new Map(before).set(keyOf(field.path), choice)),
    chooseAll: (side: 'mine' | 'theirs') =>
      setChoices(new Map(clashes.map((field) => [keyOf(field.path), { side, value: field[side] }]))),
    /** Those that nothing was chosen for yet. */
    open: clashes.filter((field) => !chosen(field)),
    result: clashes.reduce((values, field) => {
      const choice = chosen(field);
      return choice ? withField(values, field.path, choice.value) : values;
    }, written),
  };
}
