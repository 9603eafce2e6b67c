import { lazyChatComponent } from '../OnDemand/lazyChatComponent';
import type { Sought } from './sought';

const MessageSearch = lazyChatComponent(() => import('./MessageSearch'));
const DateJump = lazyChatComponent(() => import('./DateJump'));

export type FindBy = 'words' | 'day';

interface FindBarProps {
  by: FindBy;
  contactId: number;
  onFound: (message: Sought | undefined) => void;
  onClose: () => void;
}

/** Search bar of a conversation: by words, or by day. */
export function FindBar({ by, contactId, onFound, onClose }: FindBarProps) {
  if (by === 'words') return <MessageSearch onMissing={onClose} props={{ contactId, onFound, onClose }} />;
  const onDate = (time: string) => onFound({ time, query: '', isFrom: true });
  return <DateJump onMissing={onClose} props={{ onDate, onClose }} />;
}
