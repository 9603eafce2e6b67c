import { OwnExamples } from '../../../components/ExampleCard';
import { ColumnSearchTable } from './ColumnSearchTable';
import searchSource from './ColumnSearchTable?source';
import { ServerTable } from './ServerTable';
import serverSource from './ServerTable?source';

export default function AdvancedTablesPage() {
  return (
    <OwnExamples
      texts="datatables.advance"
      examples={[
        { name: 'columnSearch', of: ColumnSearchTable, source: searchSource },
        { name: 'serverTable', of: ServerTable, source: serverSource },
      ]}
    />
  );
}
