import { readChoice } from '@atrium/contract';
import { ChoiceFilter, type ChoiceFilterProps } from '@atrium/ui/table';
import { useState } from 'react';
import { useGetClientNamesQuery } from '../../api/invoicesApi';

/** A filter by clients, of whom there are too many to list: one searches, and those that are chosen stay named. */
export function ClientFilter(props: Omit<ChoiceFilterProps, 'options' | 'onSearch'>) {
  const [q, setQuery] = useState<string>();
  const emails = readChoice(props.value).values.join();
  const { data } = useGetClientNamesQuery(
    { ...(q && { q }), ...(emails && { emails }) },
    // Nobody looks at the names before the filter is open or set.
    { skip: q === undefined && !emails },
  );
  const options = data?.map(({ name, email }) => ({ value: email, label: name })) ?? [];
  return <ChoiceFilter {...props} options={options} onSearch={setQuery} />;
}
