import { Icon, Pill } from '@atrium/ui';
import { Timeline } from '@atrium/ui/display';
import { Check, Clock, Send } from 'lucide-react';

export function Basic() {
  return (
    <Timeline
      items={[
        { title: '12 November', content: 'The first draft was written' },
        { title: '14 November', content: 'Changes were requested' },
        { title: '16 November', content: 'Published' },
      ]}
    />
  );
}

export function WithIcons() {
  return (
    <Timeline
      items={[
        { icon: <Icon of={Check} />, content: 'Approved by Amira Haddad' },
        { icon: <Icon of={Clock} />, content: 'Waits for Tuesday, 9:00' },
        {
          icon: <Icon of={Send} />,
          content: (
            <>
              Sent to 1,240 readers <Pill tone="green">done</Pill>
            </>
          ),
        },
      ]}
    />
  );
}

export function BothSides() {
  return (
    <Timeline
      mode="alternate"
      items={['Written', 'Reviewed', 'Approved', 'Published'].map((content) => ({ content }))}
    />
  );
}
