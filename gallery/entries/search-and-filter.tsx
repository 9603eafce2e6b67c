import { Button, FilterChip, Icon, IconButton, SearchInput, SelectionBar, Toolbar, useEscape } from '@atrium/ui';
import { Archive, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../components/Row';

const roles = [
  { value: 'editor', label: 'Editor' },
  { value: 'author', label: 'Author' },
];

/** Searches when typing rests, at once on Enter. */
export function Search() {
  const [query, setQuery] = useState('');
  return (
    <Row isColumn>
      <SearchInput label="Search name or email" value={query} onSearch={setQuery} />
      <p>{query ? `Searched for ${query}` : 'Nothing searched for'}</p>
    </Row>
  );
}

/** Dashed until it is set; its menu takes it off again. */
export function Filters() {
  const [role, setRole] = useState<string | undefined>('editor');
  const [plan, setPlan] = useState<string>();
  return (
    <Row>
      <FilterChip label="Role" options={roles} value={role} onChange={setRole} />
      <FilterChip label="Plan" options={[{ value: 'team', label: 'Team' }]} value={plan} onChange={setPlan} />
    </Row>
  );
}

/** Over a list, or at the top of a pane. */
export function Toolbars() {
  return (
    <>
      <Toolbar label="Users" end={<IconButton label="Delete all" icon={Trash2} />}>
        <Button>Export</Button>
        <Button>Invite</Button>
      </Toolbar>
      <Toolbar label="Mail" kind="pane" end={<IconButton label="Delete" icon={Trash2} />}>
        <IconButton label="Archive" icon={Archive} />
      </Toolbar>
    </>
  );
}

/** Floats at the end of a list while some of it is chosen. */
export function Selection() {
  const [count, setCount] = useState(2);
  return (
    <>
      <Button disabled={count > 0} onClick={() => setCount(2)}>
        Choose two
      </Button>
      <SelectionBar count={count} total={132} onSelectAll={() => setCount(132)} onClear={() => setCount(0)}>
        <Button type="text" danger icon={<Icon of={Trash2} />}>
          Delete
        </Button>
      </SelectionBar>
    </>
  );
}

/** Escape goes one step back, unless it closes a menu or leaves a field. */
export function OneStepBack() {
  const [isOpen, setOpen] = useState(false);
  useEscape(isOpen, () => setOpen(false));
  return isOpen ? <p>Escape closes this note.</p> : <Button onClick={() => setOpen(true)}>Open a note</Button>;
}
