import { emailLabels } from './mailPath';
import { type QueryField, queryFields } from './mailQuery';

export interface SearchSuggestion {
  query: string;
  text: string;
  field: QueryField;
  name?: string;
}

interface PendingWord {
  before: string;
  minus: string;
  field: QueryField | undefined;
  value: string;
}

const values: Partial<Record<QueryField, readonly string[]>> = {
  has: ['attachment'],
  is: ['unread', 'read', 'starred'],
  label: emailLabels,
  in: ['inbox', 'archive', 'snoozed', 'sent', 'drafts', 'spam', 'trash', 'all', 'anywhere'],
  before: ['today', '7d', '30d', '365d'],
  after: ['today', 'yesterday', '7d', '30d'],
  larger: ['100k', '1M', '5M', '10M'],
};

function pendingWord(query: string): PendingWord {
  const [whole = '', minus = '', name = '', value = ''] = /(-?)(?:([a-z]+):)?("[^"]*|[^\s"]*)$/i.exec(query) ?? [];
  const field = queryFields.find((known) => known === name.toLowerCase());
  const before = query.slice(0, query.length - whole.length);
  if (field) return { before, minus, field, value: value.replace('"', '') };
  return { before, minus, field: undefined, value: name ? `${name}:${value}` : value.replace('"', '') };
}

const startsWith = (text: string, start: string) => text.toLowerCase().startsWith(start.toLowerCase());

const isWordOfName = (value: string) => value.length > 1 && !value.includes(':');

/** Name at the end of a search; undefined if there is none. */
export function wantedPeople(query: string): string | undefined {
  const { field, value } = pendingWord(query);
  if (field === 'from' || field === 'to') return value;
  return field === undefined && isWordOfName(value) ? value : undefined;
}

export function suggestSearches(query: string, people: readonly { name: string; email: string }[]): SearchSuggestion[] {
  const { before, minus, field, value } = pendingWord(query);
  const whole = (known: QueryField, text: string): SearchSuggestion => ({
    field: known,
    text: `${minus}${known}:${text}`,
    query: `${before}${minus}${known}:${text}${text ? ' ' : ''}`,
  });
  const persons = (known: QueryField) =>
    people.slice(0, 5).map(({ name, email }) => ({ ...whole(known, email), name }));
  if (field === 'from' || field === 'to') return persons(field);
  if (field)
    return (values[field] ?? [])
      .filter((known) => startsWith(known, value) && known !== value.toLowerCase())
      .map((known) => whole(field, known));
  const fields = queryFields.filter((known) => startsWith(known, value)).map((known) => whole(known, ''));
  return isWordOfName(value) ? [...fields, ...persons('from')] : fields;
}
