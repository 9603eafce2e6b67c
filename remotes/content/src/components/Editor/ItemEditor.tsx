import { useRuntime } from '@atrium/sdk';
import { BackLink, Button, LoadingRows, usePageTitle, VisuallyHidden } from '@atrium/ui';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItem, ContentStatus, ItemDetail, RejectionCode } from '../../api/schemas';
import { isEditor } from '../../model/rights';
import { countWords, readingMinutes } from '../../model/textOf';
import { rejectionOf, reviewRejection } from '../../model/transition';
import { useActor } from '../../state/useActor';
import { type ItemDraft, useDraft } from '../../state/useDraft';
import { StatusPill } from '../Item/StatusPill';
import { ItemDetailTabs } from '../ItemDetail/ItemDetailTabs';
import { Checklist } from './Checklist';
import styles from './ItemEditor.module.css';
import type { ItemFieldsProps } from './ItemFields';
import { ItemSteps } from './ItemSteps';
import { SaveIssues } from './SaveIssues';
import { SaveNote } from './SaveNote';
import { StatusPath } from './StatusPath';
import { useUnsavedFields } from './useUnsavedFields';
import { WriteNotice } from './WriteNotice';
import { WritePane } from './WritePane';

const ItemFields = lazy(() => import('./ItemFields'));
const ConflictDialog = lazy(() => import('./ConflictDialog'));

/** Changing these fields takes back a decision of others. */
const decided: readonly ContentStatus[] = ['approved', 'scheduled', 'failed'];

/** The editor of an item: text, plan and workflow steps. */
export function ItemEditor({ detail }: { detail: ItemDetail }) {
  const draft = useDraft(detail);
  const unsaved = useUnsaved(draft);
  const actor = useActor();
  const now = useRuntime().clock.now();
  const [isUnguarded, setUnguarded] = useState(false);
  const shown = { ...detail, item: { ...detail.item, ...draft.written } };
  const rejection = rejectionOf('edit', shown.item, actor, now);
  const isGuarded = !isUnguarded && decided.includes(draft.item.status);
  const isReadOnly = rejection !== null || draft.otherWriter !== null || draft.state === 'locked' || isGuarded;
  const canPlan = draft.item.status !== 'archived' && (isEditor(actor) || draft.item.authorId === actor.id);
  const canAssign = canPlan && reviewRejection(draft.item, actor) === null;
  return (
    <div className={styles.page}>
      <EditorBar draft={draft} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.notice}>
            <SaveIssues {...draft} />
            <WriteNotice
              draft={draft}
              rejection={rejection}
              isGuarded={isGuarded}
              onUnguard={() => setUnguarded(true)}
            />
          </div>
          <ItemDetailTabs
            detail={shown}
            onSettle={draft.flush}
            write={
              rejection === null
                ? (onComment) => (
                    <WritePane draft={draft} comments={detail.comments} isReadOnly={isReadOnly} onComment={onComment} />
                  )
                : undefined
            }
          />
        </div>
        <ItemSide
          detail={shown}
          draft={draft}
          unsaved={unsaved}
          canPlan={canPlan}
          canAssign={canAssign}
          canWrite={!isReadOnly}
          rejection={rejection}
          isGuarded={isGuarded}
          onUnguard={() => setUnguarded(true)}
        />
      </div>
      {draft.conflict && (
        <Suspense>
          <ConflictDialog draft={draft} />
        </Suspense>
      )}
    </div>
  );
}

interface ItemSideProps
  extends Omit<FieldsNoteProps, 'item'>,
    Pick<ItemFieldsProps, 'canPlan' | 'canAssign' | 'canWrite'> {
  detail: ItemDetail;
  draft: ItemDraft;
  unsaved: ReturnType<typeof useUnsaved>;
}

/** Beside the text: steps of the workflow, fields and checklist. */
function ItemSide({ detail, draft, unsaved, canPlan, canAssign, canWrite, ...note }: ItemSideProps) {
  return (
    <aside className={styles.side}>
      <ItemSteps detail={detail} unsaved={unsaved} onSettle={draft.flush} />
      <StatusPath item={draft.item} />
      <Suspense fallback={<LoadingRows shape="text" rows={6} />}>
        <ItemFields
          draft={draft}
          canPlan={canPlan}
          canAssign={canAssign}
          canWrite={canWrite}
          note={<FieldsNote {...note} item={draft.item} />}
        />
      </Suspense>
      <Checklist
        value={draft.written.checklist}
        canPlan={canAssign}
        onChange={(checklist) => draft.write({ checklist })}
      />
    </aside>
  );
}

/** The reason why no step is possible: unsaved changes that saving at once would not solve. */
function useUnsaved({ state, issues }: ItemDraft): string | null {
  const { t } = useTranslation('content');
  const fields = useUnsavedFields(issues);
  if (fields) return t('save.before', { fields });
  return state === 'clean' || state === 'dirty' || state === 'saving' ? null : t('save.beforeAll');
}

interface FieldsNoteProps {
  item: ContentItem;
  rejection: RejectionCode | null;
  isGuarded: boolean;
  onUnguard: () => void;
}

/** The consequence of a change of channels, tags or address, which are approved with the text, or the reason why it is impossible. */
function FieldsNote({ item, rejection, isGuarded, onUnguard }: FieldsNoteProps) {
  const { t } = useTranslation('content');
  if (rejection) return t(`rejection.${rejection}`);
  if (isGuarded)
    return (
      <>
        {t(item.status === 'scheduled' ? 'guard.scheduled' : 'guard.approved')}{' '}
        <Button type="link" size="small" onClick={onUnguard}>
          {t('guard.edit')}
        </Button>
      </>
    );
  return item.publishedVersion === null ? null : t('guard.liveFields');
}

/** Title, status, save state and length. */
function EditorBar({ draft }: { draft: ItemDraft }) {
  const { t } = useTranslation('content');
  const { written, item } = draft;
  const title = written.title || t('untitled');
  usePageTitle(title);
  const body = useDeferredValue(written.body);
  const words = useMemo(() => countWords(body), [body]);
  return (
    <header className={styles.bar}>
      <BackLink to="/content/review?queue=all">{t('review.title')}</BackLink>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <StatusPill item={item} />
      <SaveNote {...draft} />
      <span className={styles.facts}>{t('words', { count: words })}</span>
      <span className={styles.facts}>{t('minutes', { count: readingMinutes(words) })}</span>
    </header>
  );
}
