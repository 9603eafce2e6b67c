import { CompoundCondition, type Condition, FieldCondition } from '@ucast/core';
import { type ColumnType, toColumnValue } from './columnValue';
import type { Column, TableDefinition } from './defineTable';
import type { Row } from './rows';

/**
 * A condition whose values are as its columns have them, so that both executors compare the same.
 * @throws where it names a column that the table does not have, or a text is looked for where none is searched
 */
export function toTyped<T extends Row>(table: TableDefinition<T>, condition: Condition): Condition {
  if (condition instanceof CompoundCondition)
    return new CompoundCondition(
      condition.operator,
      condition.value.map((one) => toTyped(table, one)),
    );
  if (condition instanceof FieldCondition) {
    const { type } = columnOf(table, condition.field);
    return new FieldCondition(condition.operator, condition.field, toTypedValue(type, condition));
  }
  if (condition.operator === 'search' && table.searchText) return condition;
  throw new Error(`${table.name} has no "${condition.operator}"`);
}

function toTypedValue(type: ColumnType, { operator, value }: FieldCondition): unknown {
  if (operator === 'has' || operator === 'contains') {
    const list = toColumnValue(type, [value]);
    return (Array.isArray(list) && list[0]) ?? null;
  }
  return Array.isArray(value) ? value.map((one) => toColumnValue(type, one)) : toColumnValue(type, value);
}

/** @throws where the table has no such column */
export function columnOf<T extends Row>(table: TableDefinition<T>, name: string): Column<T> {
  const column = table.columns.get(name);
  if (!column) throw new Error(`${table.name} has no column "${name}"`);
  return column;
}
