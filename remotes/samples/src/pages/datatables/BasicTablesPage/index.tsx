import { OwnExamples } from '../../../components/ExampleCard';
import { ExpandTable } from './ExpandTable';
import expandSource from './ExpandTable?source';
import { ExportTable } from './ExportTable';
import exportSource from './ExportTable?source';
import { LanguageTable } from './LanguageTable';
import languageSource from './LanguageTable?source';
import { PlainTable } from './PlainTable';
import plainSource from './PlainTable?source';

export default function BasicTablesPage() {
  return (
    <OwnExamples
      texts="datatables.basic"
      examples={[
        { name: 'plainTable', of: PlainTable, source: plainSource },
        { name: 'exportTable', of: ExportTable, source: exportSource },
        { name: 'expandTable', of: ExpandTable, source: expandSource },
        { name: 'languageTable', of: LanguageTable, source: languageSource },
      ]}
    />
  );
}
