import { useRuntime } from '@atrium/sdk';
import { BackLink, Button, LoadingRows, usePageTitle, VisuallyHidden } from '@atrium/ui';
import type { SuggestionsInText, TextPlaces } from '@atrium/ui/article';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItem, ContentStatus, ItemDetail, RejectionCode } from '../../api/schemas';
import { isEditor, maySuggest } from '../../model/rights';
import { rejectionOf, reviewRejection } from '../../model/transition';
import { useActor } from '../../state/useActor';
import { useSuggesting } from '../../state/useSuggesting';
import { type ItemWriting, useWriting } from '../../state/useWriting';
import { StatusPill } from '../Item/StatusPill';
import { TextFacts } from '../Item/TextFacts';
import { TypeName } from '../Item/TypeName';
import { ItemDetailTabs } from '../ItemDetail/ItemDetailTabs';
import { Checklist } from './Checklist';
import styles from './ItemEditor.module.css';
import type { ItemFieldsProps } from './ItemFields';
import { ItemSteps } from './ItemSteps';
import { PeopleHere } from './PeopleHere';
import { SaveIssues } from './SaveIssues';
import { SaveNote } from './SaveNote';
import { StatusPath } from './StatusPath';
import { useUnsavedFields } from './useUnsavedFields';
import { WriteNotice } from './WriteNotice';
import { WritePane } from './WritePane';

const ItemFields = lazy(() => import(/* webpackChunkName: "editor-side" */ './ItemFields'));
const CustomFieldsSection = lazy(
  () => import(/* webpackChunkName: "editor-side" */ '../CustomFields/CustomFieldsSection'),
);
const SeoSection = lazy(() => import(/* webpackChunkName: "editor-side" */ '../Seo/SeoSection'));
const SuggestionList = lazy(() => import(/* webpackChunkName: "editor-side" */ '../Suggestions/SuggestionList'));
const PreviewLinks = lazy(() => import(/* webpackChunkName: "editor-side" */ '../Preview/PreviewLinks'));
const BundleSection = lazy(() => import(/* webpackChunkName: "editor-side" */ '../Bundle/BundleSection'));
const TranslationsSection = lazy(
  () => import(/* webpackChunkName: "editor-side" */ '../Translations/TranslationsSection'),
);
const WritingAids = lazy(() => import(/* webpackChunkName: "editor-side" */ '../WritingAids/WritingAids'));
const ConflictDialog = lazy(() => import(/* webpackChunkName: "editor-side" */ './ConflictDialog'));

/** Changing these fields takes back a decision of others. */
const decided: readonly ContentStatus[] = ['approved', 'scheduled', 'failed'];

/** What the person may do with the text now. */
function useWritingRights(item: ContentItem) {
  const actor = useActor();
  const now = useRuntime().clock.now();
  const [isUnguarded, setUnguarded] = useState(false);
  const rejection = rejectionOf('edit', { ...item, blockingComments: 0 }, actor, now);
  const isGuarded = !isUnguarded && decided.includes(item.status);
  const isSuggesting = rejection !== null && maySuggest(item, actor);
  return {
    guard: { rejection, isGuarded, onUnguard: () => setUnguarded(true) },
    isSuggesting,
    isReadOnly: (rejection !== null && !isSuggesting) || isGuarded,
    canWrite: rejection === null && !isGuarded,
  };
}

type PaneProps = Omit<ComponentProps<typeof WritePane>, 'onComment' | 'mode'> & {
  mode: Omit<ReturnType<typeof useSuggesting>, 'found'>;
};

/** The text to be written, and what finds words in it while it is on screen. */
function useWritePane({ mode, ...props }: PaneProps) {
  const [places, onPlaces] = useState<TextPlaces | null>(null);
  const write: ComponentProps<typeof ItemDetailTabs>['write'] = (onComment) => (
    <WritePane {...props} mode={{ ...mode, onPlaces }} onComment={onComment} />
  );
  return { places, write };
}

/** The editor of an item: text, plan and workflow steps. */
export function ItemEditor({ detail }: { detail: ItemDetail }) {
  const actor = useActor();
  const { guard, isSuggesting, isReadOnly, canWrite } = useWritingRights(detail.item);
  const { rejection } = guard;
  const { found, ...mode } = useSuggesting(isSuggesting);
  const writing = useWriting(detail, !isReadOnly);
  const { places, write } = useWritePane({ writing, comments: detail.comments, isReadOnly, mode });
  const { draft, written } = writing;
  const unsaved = useUnsaved(writing);
  const shown = { ...detail, item: { ...detail.item, ...written } };
  const canPlan = draft.item.status !== 'archived' && (isEditor(actor) || draft.item.authorId === actor.id);
  const canAssign = canPlan && reviewRejection(draft.item, actor) === null;
  return (
    <div className={styles.page}>
      <EditorBar writing={writing} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.notice}>
            <SaveIssues {...writing} />
            <WriteNotice
              item={draft.item}
              events={detail.events}
              suggests={isSuggesting ? 'only' : mode.suggesting.isOn ? 'chosen' : null}
              {...guard}
            />
          </div>
          <ItemDetailTabs
            detail={shown}
            isSuggesting={isSuggesting}
            onSettle={writing.settle}
            write={rejection === null || isSuggesting ? write : undefined}
          />
        </div>
        <ItemSide
          detail={shown}
          writing={writing}
          unsaved={unsaved}
          canPlan={canPlan}
          canAssign={canAssign}
          canWrite={canWrite}
          found={found}
          aids={rejection === null || isSuggesting ? { places, canWrite: !isReadOnly } : null}
          {...guard}
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
  writing: ItemWriting;
  unsaved: ReturnType<typeof useUnsaved>;
  found: SuggestionsInText | null;
  /** Hints for who writes; null for who does not. */
  aids: { places: TextPlaces | null; canWrite: boolean } | null;
}

/** Beside the text: steps of the workflow, fields and checklist. */
function ItemSide({ detail, writing, unsaved, canPlan, canAssign, canWrite, found, aids, ...note }: ItemSideProps) {
  const { t } = useTranslation('content');
  const { draft } = writing;
  return (
    <aside className={styles.side} aria-label={t('field.side')}>
      <ItemSteps detail={detail} unsaved={unsaved} onSettle={writing.settle} />
      {found && found.list.length > 0 && (
        <Suspense>
          <SuggestionList suggestions={found} detail={detail} people={writing.shared.people} canDecide={canWrite} />
        </Suspense>
      )}
      <StatusPath item={draft.item} />
      {typeof draft.item.typeId === 'number' && (
        <Suspense fallback={<LoadingRows shape="text" rows={4} />}>
          <CustomFieldsSection draft={draft} canWrite={canWrite} note={<FieldsNote {...note} item={draft.item} />} />
        </Suspense>
      )}
      <Suspense>
        {aids && <WritingAids item={writing.written} {...aids} />}
        <BundleSection item={draft.item} />
        <TranslationsSection item={draft.item} onSettle={writing.settle} />
      </Suspense>
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
      <Suspense>
        <SeoSection draft={{ written: writing.written, write: draft.write }} canWrite={canWrite} />
        {canPlan && <PreviewLinks item={draft.item} onSettle={writing.settle} />}
      </Suspense>
    </aside>
  );
}

/** The reason why no step is possible: unsaved changes that saving at once would not solve. */
function useUnsaved({ draft: { state }, shared, issues }: ItemWriting): string | null {
  const { t } = useTranslation('content');
  const fields = useUnsavedFields(issues);
  if (fields) return t('save.before', { fields });
  const isOnItsWay = (one: string) => one === 'clean' || one === 'dirty' || one === 'saving' || one === 'loading';
  return isOnItsWay(state) && isOnItsWay(shared.state) ? null : t('save.beforeAll');
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
function EditorBar({ writing }: { writing: ItemWriting }) {
  const { t } = useTranslation('content');
  const { written, draft, shared } = writing;
  const { item } = draft;
  const title = written.title || t('untitled');
  usePageTitle(title);
  return (
    <header className={styles.bar}>
      <BackLink to="/content/review?queue=all">{t('review.title')}</BackLink>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <StatusPill item={item} />
      <TypeName typeId={item.typeId} />
      <SaveNote writing={writing} />
      <PeopleHere people={shared.people} />
      <TextFacts body={written.body} className={styles.facts} />
    </header>
  );
}
