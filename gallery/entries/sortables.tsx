import { Pill } from '@atrium/ui';
import { SortableList } from '@atrium/ui/sortable';
import { useState } from 'react';

const steps = ['Write', 'Review', 'Approve', 'Publish'].map((title) => ({ id: title, title }));

/** By a pointer, or by keys: Space lifts, arrows move, Space puts down. */
export function Order() {
  const [items, setItems] = useState(steps);
  return (
    <SortableList label="Steps" items={items} onChange={setItems}>
      {({ title }) => title}
    </SortableList>
  );
}

export function WithDetails() {
  const [items, setItems] = useState(
    steps.map((step, index) => ({ ...step, id: `detail-${step.id}`, days: index + 1 })),
  );
  return (
    <SortableList label="Steps with days" items={items} onChange={setItems}>
      {({ title, days }) => (
        <>
          {title} <Pill>{days} d</Pill>
        </>
      )}
    </SortableList>
  );
}
