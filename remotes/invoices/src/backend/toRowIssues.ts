import type { Rejection } from '@atrium/backend';
import type { RowIssue } from '@atrium/backend/import';

/** What a rejection says of a row of an import, field by field. */
export function toRowIssues(row: number, { data }: Rejection): RowIssue[] {
  const { error } = data;
  if (typeof error === 'string') return [{ row, field: '', message: error }];
  const codes = 'codes' in data ? data.codes : undefined;
  return Object.entries(error).map(([field, [message = '']]) => {
    const code = codes?.[field];
    return { row, field, message, ...(code && { code }) };
  });
}
