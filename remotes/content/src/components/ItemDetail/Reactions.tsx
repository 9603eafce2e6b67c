import { usePeople } from '@atrium/sdk';
import { Button, Icon, useFormat, useToast } from '@atrium/ui';
import { SmilePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReactToCommentMutation } from '../../api/editingApi';
import type { ContentComment } from '../../api/schemas';
import { reactionSigns } from '../../api/schemas/choices';
import { useActor } from '../../state/useActor';
import styles from './ItemComments.module.css';

const pictures: Readonly<Record<(typeof reactionSigns)[number], string>> = {
  good: '👍',
  love: '❤️',
  hooray: '🎉',
  funny: '😄',
  looking: '👀',
};

/** Signs that a comment was answered with, and those that can be given. */
export function Reactions({ comment: { id, reactions = [] } }: { comment: ContentComment }) {
  const { t } = useTranslation('content');
  const { list } = useFormat();
  const toast = useToast();
  const actor = useActor();
  const people = usePeople();
  const [isOpen, setOpen] = useState(false);
  const [react, { isLoading }] = useReactToCommentMutation();
  const toggle = async (sign: (typeof reactionSigns)[number]) => {
    setOpen(false);
    const { error } = await react({ id, sign });
    if (error) toast.error(t('failedAction'));
  };
  const given = new Map(reactions.map(({ sign, personIds }) => [sign, personIds]));
  const namesOf = (ids: readonly number[]) =>
    list(people.filter((person) => ids.includes(person.id)).map(({ fullName }) => fullName));
  return (
    <div className={styles.reactions}>
      {reactionSigns
        .filter((sign) => isOpen || given.has(sign))
        .map((sign) => {
          const ids = given.get(sign) ?? [];
          return (
            <Button
              key={sign}
              size="small"
              disabled={isLoading}
              aria-pressed={ids.includes(actor.id)}
              aria-label={t(`comments.sign.${sign}`, { count: ids.length })}
              title={namesOf(ids)}
              onClick={() => void toggle(sign)}
            >
              {pictures[sign]} {ids.length > 0 && <span className="num">{ids.length}</span>}
            </Button>
          );
        })}
      <Button
        type="text"
        size="small"
        icon={<Icon of={SmilePlus} />}
        aria-label={t('comments.react')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
    </div>
  );
}
