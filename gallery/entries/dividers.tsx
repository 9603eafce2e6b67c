import { Icon } from '@atrium/ui';
import { Divider } from '@atrium/ui/display';
import { Star } from 'lucide-react';

export function Lines() {
  return (
    <>
      <p>Before</p>
      <Divider />
      <p>After</p>
      <Divider dashed />
      <p>And later</p>
      <Divider variant="dotted" />
    </>
  );
}

export function WithText() {
  return (
    <>
      <Divider titlePlacement="start">Today</Divider>
      <Divider>Yesterday</Divider>
      <Divider titlePlacement="end">Last week</Divider>
    </>
  );
}

export function WithIcon() {
  return (
    <Divider>
      <Icon of={Star} />
    </Divider>
  );
}

export function BetweenWords() {
  return (
    <>
      Edit
      <Divider orientation="vertical" />
      Copy
      <Divider orientation="vertical" />
      Delete
    </>
  );
}

/** Space on both sides. */
export function Sizes() {
  return (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Divider key={size} size={size} titlePlacement="start">
          {size}
        </Divider>
      ))}
    </>
  );
}

/** Between sections whose headings do not suffice. */
export function Sections() {
  return (
    <>
      <h3>Before it appears</h3>
      <p>Two people read each article.</p>
      <Divider />
      <h3>Afterwards</h3>
      <p>Comments are open for four weeks.</p>
    </>
  );
}
