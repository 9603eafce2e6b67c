import type { TypeField } from '../../api/schemas';
import { keyOf, toField } from './typeRules';

/** A field in the editor; `id` names its row, also before it has a key. */
export type DraftField = TypeField & { id: string };

export interface TypeDraft {
  name: string;
  fields: DraftField[];
}

export const toDraftFields = (fields: readonly TypeField[]): DraftField[] =>
  fields.map((field) => ({ ...field, id: field.key }));

/** A new row: no other has had its id. */
export function blankField(fields: readonly DraftField[]): DraftField {
  const numbers = fields.map(({ id }) => Number(/^#(\d+)$/.exec(id)?.[1] ?? 0));
  return { ...toField({ key: '', label: '', kind: 'text' }), id: `#${Math.max(0, ...numbers) + 1}` };
}

/** Fields as they are sent: new ones get their keys of their labels; those that were never stored are gone when removed. */
export function toSentFields(drafts: readonly DraftField[], stored: readonly TypeField[]): TypeField[] {
  const taken = stored.map(({ key }) => key);
  const isStored = ({ key }: DraftField) => stored.some((field) => field.key === key);
  return drafts
    .filter((draft) => isStored(draft) || !draft.isRemoved)
    .map((draft) => {
      const { id: _, ...field } = draft;
      const key = isStored(draft) ? field.key : keyOf(field.label, taken);
      if (!isStored(draft)) taken.push(key);
      return toField({
        ...field,
        key,
        label: field.label.trim(),
        help: field.help.trim(),
        choices: field.choices.map((choice) => choice.trim()).filter(Boolean),
      });
    });
}

export const movedField = (fields: readonly DraftField[], place: number, to: number): DraftField[] => {
  const field = fields[place];
  return field ? fields.toSpliced(place, 1).toSpliced(to, 0, field) : [...fields];
};
