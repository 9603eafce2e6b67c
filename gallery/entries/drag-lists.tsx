import { Button, Pill } from '@atrium/ui';
import { SortableGroups, SortableList } from '@atrium/ui/sortable';
import { useState } from 'react';
import { Row, Stack } from '../components/Row';

const task = (title: string) => ({ id: title, title });

/** From one list to another, by a pointer or by keys: the arrows lead over both. */
export function BetweenLists() {
  const [groups, setGroups] = useState([
    { id: 'open', title: 'Open', items: ['Cover', 'Captions', 'Index'].map(task) },
    { id: 'done', title: 'Done', items: ['Outline', 'Draft'].map(task) },
  ]);
  return (
    <SortableGroups groups={groups} onChange={setGroups}>
      {({ title }) => title}
    </SortableGroups>
  );
}

/** Items copied from the first list into the second. */
export function Clones() {
  const kinds = ['Text', 'Picture', 'Quote'];
  const [page, setPage] = useState([{ id: 'Text-0', title: 'Text' }]);
  const add = (title: string) => setPage([...page, { id: `${title}-${page.length}`, title }]);
  return (
    <Stack>
      <Row>
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => add(kind)}>
            Add {kind.toLowerCase()}
          </Button>
        ))}
      </Row>
      <SortableList label="The page" items={page} onChange={setPage}>
        {({ title }) => title}
      </SortableList>
    </Stack>
  );
}

/** Several at once: those that are ticked go along. */
export function SeveralAtOnce() {
  const [groups, setGroups] = useState([
    { id: 'queue', title: 'Queue', items: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map(task) },
    { id: 'sent', title: 'Sent', items: ['Sunday'].map(task) },
  ]);
  const [chosen, setChosen] = useState<readonly string[]>(['Monday', 'Tuesday']);
  return (
    <SortableGroups groups={groups} onChange={setGroups} chosen={chosen} onChoose={setChosen}>
      {({ title }) => (
        <>
          {title} {chosen.includes(title) && <Pill tone="accent">chosen</Pill>}
        </>
      )}
    </SortableGroups>
  );
}
