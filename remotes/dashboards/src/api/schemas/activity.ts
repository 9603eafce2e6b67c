import { z } from '@atrium/backend';

const CardPerson = z.object({ name: z.string(), avatar: z.nullable(z.string()) });

export const Meetup = z.object({
  title: z.string(),
  text: z.string(),
  start: z.string(),
  end: z.string(),
  place: z.string(),
  people: z.array(CardPerson),
});
export type Meetup = z.infer<typeof Meetup>;

export const TimelineEntry = z.object({
  id: z.int(),
  kind: z.enum(['invoice', 'meeting', 'project', 'document', 'person', 'order']),
  title: z.string(),
  text: z.string(),
  time: z.string(),
  people: z.array(CardPerson),
  link: z.nullable(z.string()),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const Timeline = z.object({ entries: z.array(TimelineEntry) });
export type Timeline = z.infer<typeof Timeline>;
