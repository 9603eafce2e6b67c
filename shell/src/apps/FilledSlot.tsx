import type { SlotContentProps } from 'shared/runtime';
import { SlotContent } from './SlotContent';

/** What fills a slot that an app offers, with the frame's boundary around it. */
export const FilledSlot = ({ filling: { app, entry }, data, fallback }: SlotContentProps) => (
  <SlotContent app={app.id} module={entry.module} data={data} fallback={fallback} />
);
