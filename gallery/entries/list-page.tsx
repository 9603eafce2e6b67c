import { Button, EmptyState, SearchInput, SelectionBar, Toolbar } from '@atrium/ui';
import {
  type Column,
  choiceParam,
  DataTable,
  ExportButton,
  type ListQuery,
  type ListResult,
  useAddressState,
  useListPage,
} from '@atrium/ui/table';
import { Download } from 'lucide-react';
import { type Person, people } from '../data/samples';

interface Answer {
  people: Person[];
  total: number;
}
type Query = ListQuery<{ q?: string }>;

const answer = ({ q = '', page, perPage }: Query): Answer => {
  const found = people.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
  return { people: found.slice((page - 1) * perPage, page * perPage), total: found.length };
};

/** In an app this is the hook of its query. */
const usePeopleQuery = (query: Query): ListResult<Answer> => {
  const data = answer(query);
  return { data, currentData: data, isFetching: false, refetch: () => undefined };
};

const columns: Column<Person>[] = [
  { key: 'name', title: 'Name', text: ({ name }) => name, render: ({ name }) => name },
  { key: 'email', title: 'Email', text: ({ email }) => email, render: ({ email }) => email },
];

export function ListOfPeople() {
  const {
    table,
    selection,
    tableProps,
    total = 0,
    exportChosen,
    isExporting,
  } = useListPage({
    name: 'gallery-list-page',
    filters: [],
    columns,
    toFilter: ({ q }) => ({ ...(q && { q }) }),
    useQuery: usePeopleQuery,
    load: async (query: Query) => answer(query),
    read: ({ people: rows, total: count }: Answer) => ({ rows, total: count }),
    fileName: 'people',
  });
  return (
    <>
      <Toolbar label="Search">
        <SearchInput label="Search people" value={table.q} onSearch={table.setQuery} />
      </Toolbar>
      <DataTable
        label="People"
        rowLabel={({ name }) => name}
        empty={<EmptyState picture="people" title="No people yet" />}
        {...tableProps}
      />
      <SelectionBar count={selection.count} total={total} onSelectAll={selection.selectAll} onClear={selection.clear}>
        <ExportButton type="text" label="Export" icon={Download} isExporting={isExporting} onExport={exportChosen} />
      </SelectionBar>
    </>
  );
}

const sizes = ['small', 'large'] as const;

export function StateInTheAddress() {
  const [{ size }, setAddress] = useAddressState({ size: choiceParam(sizes, 'small') });
  return sizes.map((name) => (
    <Button key={name} type={name === size ? 'primary' : 'default'} onClick={() => setAddress({ size: name })}>
      {name}
    </Button>
  ));
}
