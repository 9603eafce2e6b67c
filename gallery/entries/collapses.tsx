import { Collapse } from '@atrium/ui/display';

const items = [
  { key: 'who', label: 'Who may publish?', children: <p>Editors, once somebody has approved.</p> },
  { key: 'when', label: 'When does it appear?', children: <p>At the minute that was chosen.</p> },
  { key: 'back', label: 'Can it be taken back?', children: <p>Yes, for as long as nobody has archived it.</p> },
];

export function Basic() {
  return <Collapse items={items} defaultActiveKey={['who']} />;
}

/** Only one section is open at a time. */
export function Accordion() {
  return <Collapse accordion items={items} />;
}

export function Bare() {
  return <Collapse ghost items={items} />;
}

export function WithoutBorder() {
  return <Collapse bordered={false} items={items} />;
}

export function Sizes() {
  return (
    <>
      <Collapse size="small" items={items.slice(0, 1)} />
      <br />
      <Collapse size="large" items={items.slice(0, 1)} />
    </>
  );
}

export function NotPossible() {
  return <Collapse collapsible="disabled" items={items.slice(0, 1)} />;
}
