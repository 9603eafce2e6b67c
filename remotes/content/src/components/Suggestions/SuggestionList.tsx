import { useSession } from '@atrium/sdk';
import { Avatar, Button, Icon, useFormat, VisuallyHidden } from '@atrium/ui';
import type { SuggestionsInText } from '@atrium/ui/article';
import type { PersonHere } from '@atrium/ui/together';
import { Check, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '../../api/schemas';
import { useActor } from '../../state/useActor';
import styles from './SuggestionList.module.css';

type Suggestion = SuggestionsInText['list'][number];

const pageSize = 30;
const maxWords = 160;

interface SuggestionListProps {
  suggestions: SuggestionsInText;
  detail: ItemDetail;
  /** Who else has the item open. */
  people: readonly PersonHere[];
  /** The person may change the text. */
  canDecide: boolean;
}

/** What is suggested in the text, each with who did it; those who write decide, and others withdraw their own. */
export default function SuggestionList({ suggestions, detail, people, canDecide }: SuggestionListProps) {
  const { t } = useTranslation('content');
  const names = useNames(detail, people);
  const heading = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState(pageSize);
  const { list, decide } = suggestions;
  // The button that was pressed is gone with its suggestion: the next key goes on from the list.
  const settle: typeof decide = (ids, decision) => {
    decide(ids, decision);
    heading.current?.focus();
  };
  if (list.length === 0) return null;
  const ids = list.map(({ id }) => id);
  return (
    <section className={styles.suggestions} aria-label={t('suggestion.list')}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        <span role="status">{t('suggestion.title', { count: list.length })}</span>
      </h2>
      {canDecide && list.length > 1 && (
        <p className={styles.actions}>
          <Button size="small" onClick={() => settle(ids, 'accept')}>
            {t('suggestion.acceptAll')}
          </Button>
          <Button size="small" onClick={() => settle(ids, 'reject')}>
            {t('suggestion.rejectAll')}
          </Button>
        </p>
      )}
      <ol className={styles.list}>
        {list.slice(0, shown).map((suggestion) => (
          <SuggestionRow
            key={suggestion.id}
            suggestion={suggestion}
            isActive={suggestion.id === suggestions.activeId}
            name={names.get(suggestion.by) ?? t('formerMember')}
            canDecide={canDecide}
            onDecide={(decision) => settle([suggestion.id], decision)}
            onShow={() => suggestions.show(suggestion)}
          />
        ))}
      </ol>
      {list.length > shown && (
        <Button type="link" size="small" onClick={() => setShown(shown + pageSize)}>
          {t('more', { shown, total: list.length })}
        </Button>
      )}
    </section>
  );
}

/** Names of those who have to do with the item; who begins to suggest is in its history. */
function useNames({ item, comments, events }: ItemDetail, people: readonly PersonHere[]): ReadonlyMap<number, string> {
  const { user } = useSession();
  const known = [
    item.author,
    item.reviewer,
    user,
    ...events.map(({ actor }) => actor),
    ...comments.map(({ author }) => author),
  ];
  return new Map([
    ...people.map(({ id, name }) => [id, name] as const),
    ...known.flatMap((person) => (person ? [[person.id, person.fullName] as const] : [])),
  ]);
}

const shorten = (text: string): string => {
  const trimmed = text.trim();
  return trimmed.length > maxWords ? `${trimmed.slice(0, maxWords)}…` : trimmed;
};

const blockNames = ['picture', 'table', 'horizontalRule', 'hardBreak'] as const;

/** Words for what is put in and taken out. */
function useWords() {
  const { t } = useTranslation('content');
  const nameOf = (type: string) => t(`suggestion.block.${blockNames.find((name) => name === type) ?? 'other'}`);
  return ({ inserted, deleted, insertedBlocks, deletedBlocks, isParted, isJoined }: Suggestion) => ({
    added: [shorten(inserted), ...insertedBlocks.map(nameOf), isParted && t('suggestion.parted')].filter(Boolean),
    removed: [shorten(deleted), ...deletedBlocks.map(nameOf)].filter(Boolean),
    joined: isJoined ? t('suggestion.joined') : null,
  });
}

interface DecisionsProps {
  what: string;
  /** Those of others are accepted or rejected, and one's own taken back. */
  kind: 'decide' | 'withdraw' | 'none';
  onDecide: (decision: 'accept' | 'reject') => void;
}

function Decisions({ what, kind, onDecide }: DecisionsProps) {
  const { t } = useTranslation('content');
  if (kind === 'none') return null;
  if (kind === 'withdraw')
    return (
      <Button size="small" aria-label={t('suggestion.withdrawOf', { what })} onClick={() => onDecide('reject')}>
        {t('suggestion.withdraw')}
      </Button>
    );
  return (
    <>
      <Button
        size="small"
        icon={<Icon of={Check} size={14} />}
        aria-label={t('suggestion.acceptOf', { what })}
        onClick={() => onDecide('accept')}
      >
        {t('suggestion.accept')}
      </Button>
      <Button
        size="small"
        icon={<Icon of={X} size={14} />}
        aria-label={t('suggestion.rejectOf', { what })}
        onClick={() => onDecide('reject')}
      >
        {t('suggestion.reject')}
      </Button>
    </>
  );
}

interface SuggestionRowProps {
  suggestion: Suggestion;
  isActive: boolean;
  name: string;
  canDecide: boolean;
  onDecide: (decision: 'accept' | 'reject') => void;
  onShow: () => void;
}

function SuggestionRow({ suggestion, isActive, name, canDecide, onDecide, onShow }: SuggestionRowProps) {
  const { t } = useTranslation('content');
  const { ago, dateTime } = useFormat();
  const actor = useActor();
  const { added, removed, joined } = useWords()(suggestion);
  const what = [...removed, ...added, joined].filter(Boolean).join(' → ');
  const at = new Date(suggestion.at).toISOString();
  return (
    <li className={styles.row} aria-current={isActive || undefined}>
      <p className={styles.by}>
        <Avatar name={name} size="s" />
        <bdi>{name}</bdi>
        <time dateTime={at} title={dateTime(at)} className={styles.when}>
          {ago(at)}
        </time>
      </p>
      <button type="button" className={styles.what} aria-label={t('suggestion.show', { what })} onClick={onShow}>
        {removed.length > 0 && (
          <del>
            <VisuallyHidden>{t('changes.say.removed')} </VisuallyHidden>
            <bdi>{removed.join(', ')}</bdi>
          </del>
        )}{' '}
        {added.length > 0 && (
          <ins>
            <VisuallyHidden>{t('changes.say.added')} </VisuallyHidden>
            <bdi>{added.join(', ')}</bdi>
          </ins>
        )}{' '}
        {joined}
      </button>
      <p className={styles.actions}>
        <Decisions
          what={what}
          kind={canDecide ? 'decide' : suggestion.by === actor.id ? 'withdraw' : 'none'}
          onDecide={onDecide}
        />
      </p>
    </li>
  );
}
