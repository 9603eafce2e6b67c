import { Button, Icon, Input, Modal, useToast } from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import { Form } from '@atrium/ui/forms';
import { toSheetFile } from '@atrium/ui/sheet';
import { type Column, DataTable, downloadBlob, downloadFile, toCsv, useRowSelection } from '@atrium/ui/table';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../components/Row';
import { type Person, people } from '../data/samples';

const columns: Column<Person>[] = [
  { key: 'name', title: 'Name', text: ({ name }) => name, render: ({ name }) => name },
  { key: 'email', title: 'Email', text: ({ email }) => email, render: ({ email }) => email },
  { key: 'role', title: 'Role', text: ({ role }) => role, render: ({ role }) => role },
];

const shown = people.slice(0, 5);
const formats = ['xlsx', 'csv', 'txt'] as const;
type Format = (typeof formats)[number];

const toRows = (list: readonly Person[]) => [
  columns.map(({ title }) => title),
  ...list.map(({ name, email, role }) => [name, email, role]),
];

/** Saves rows under a name; false where there are more than a spreadsheet of the page's takes. */
async function save(list: readonly Person[], name: string, format: Format, language: string): Promise<boolean> {
  const file = `${name.trim() || 'people'}.${format}`;
  if (format !== 'xlsx') {
    downloadFile(file, toCsv(toRows(list), language), 'text/csv;charset=utf-8');
    return true;
  }
  const sheet = await toSheetFile(toRows(list));
  if (sheet) downloadBlob(file, sheet);
  return sheet !== undefined;
}

interface ExportDialogProps {
  rows: readonly Person[];
  isOpen: boolean;
  onClose: () => void;
}

function ExportDialog({ rows, isOpen, onClose }: ExportDialogProps) {
  const toast = useToast();
  const { i18n } = useTranslation();
  const [name, setName] = useState('people');
  const [format, setFormat] = useState<Format>('xlsx');
  const submit = async () => {
    if (await save(rows, name, format, i18n.language)) toast.success(`${rows.length} rows are saved`);
    else toast.error('Too many rows for a spreadsheet: choose CSV');
    onClose();
  };
  return (
    <Modal
      open={isOpen}
      title={`Export ${rows.length} rows`}
      okText="Export"
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Form name="sheet-export-ExportDialog" layout="vertical">
        <Form.Item label="File name" htmlFor="file-name">
          <Input id="file-name" value={name} onChange={(event) => setName(event.target.value)} />
        </Form.Item>
        <Form.Item label="Format">
          <Segmented aria-label="Format" options={[...formats]} value={format} onChange={setFormat} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** A dialog asks for the name and the format: a spreadsheet keeps numbers and days, text opens anywhere. */
export function ExportAll() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack>
      <Row>
        <Button icon={<Icon of={Download} />} onClick={() => setOpen(true)}>
          Export
        </Button>
      </Row>
      <DataTable label="People" columns={columns} rows={shown} rowKey={({ id }) => id} empty={null} />
      <ExportDialog rows={shown} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Stack>
  );
}

/** Only the rows that are chosen; while none is, the button says what is missing. */
export function ExportSelected() {
  const [isOpen, setOpen] = useState(false);
  const selection = useRowSelection({ scope: 'export', total: shown.length, pageKeys: shown.map(({ id }) => id) });
  const chosen = shown.filter(({ id }) => selection.keys.includes(String(id)));
  return (
    <Stack>
      <Row>
        <Button icon={<Icon of={Download} />} disabled={chosen.length === 0} onClick={() => setOpen(true)}>
          Export {chosen.length} chosen
        </Button>
        {chosen.length === 0 && <bdi>Choose rows first.</bdi>}
      </Row>
      <DataTable
        label="People to choose from"
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        selection={selection}
        empty={null}
      />
      <ExportDialog rows={chosen} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Stack>
  );
}
