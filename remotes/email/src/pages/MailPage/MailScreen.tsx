import { useActions, useCan } from '@atrium/sdk';
import { Button, EmptyState, FloatingAction, Icon, LoadingRows, SideDrawer, SplitPage } from '@atrium/ui';
import { Pencil } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompose } from '../../components/Compose/useCompose';
import { useMailActions } from '../../components/MailActions/useMailActions';
import { MailList } from '../../components/MailList/MailList';
import { useMailSelection } from '../../components/MailList/useMailSelection';
import { useSelectionKeys } from '../../components/MailList/useSelectionKeys';
import { useSettledList } from '../../components/MailList/useSettledList';
import type { MailRoute } from '../../state/useMailRoute';
import { useMailSteps } from '../../state/useMailSteps';
import { useNewMailWatch } from '../../state/useNewMailWatch';
import { FolderDrop } from './FolderDrop';
import { FolderNav } from './FolderNav';
import styles from './MailScreen.module.css';
import { useNotices } from './useNotices';

/** Includes the sanitiser, so it loads when an email is opened. */
const Mail = lazy(() => import('../../components/Mail/Mail'));

export function MailScreen({ route }: { route: MailRoute }) {
  const { t } = useTranslation('email');
  const { view, mailId } = route;
  const [areFoldersOpen, setFoldersOpen] = useState(false);
  const list = useSettledList(view);
  const { compose } = useCompose();
  const mayWrite = useCan()({ action: 'create', subject: 'Email' });
  const selection = useMailSelection(list.view);
  const step = useMailSteps(route);
  useNotices();
  useNewMailWatch();
  useMailKeys(route, selection, step);

  const title = view.label ? t(`label.${view.label}`) : t(`folder.${view.folder}`);
  const folders = (
    <FolderDrop onDone={selection.clear}>
      <FolderNav view={view} meta={list.meta} />
    </FolderDrop>
  );
  return (
    <>
      <SplitPage
        title={title}
        labels={{ side: t('folders'), list: t('list.name', { title }), detail: t('email.name') }}
        side={
          <>
            {mayWrite && <ComposeButton onCompose={() => compose()} />}
            {folders}
          </>
        }
        list={
          <MailList
            route={route}
            list={list}
            title={title}
            selection={selection}
            onFolders={() => setFoldersOpen(true)}
            action={
              mayWrite &&
              !mailId && <FloatingAction label={t('compose.open')} icon={Pencil} onClick={() => compose()} />
            }
          />
        }
        detail={mailId && <OpenMail id={mailId} route={route} hasSelection={selection.emails.size > 0} step={step} />}
        // An empty list explains itself; the search field stays in place.
        placeholder={list.total === 0 || list.error ? view.q !== '' && <></> : <NothingOpen />}
      />
      <FolderDrawer isOpen={areFoldersOpen} onClose={() => setFoldersOpen(false)}>
        {folders}
      </FolderDrawer>
    </>
  );
}

type Step = ReturnType<typeof useMailSteps>;

/** Shortcuts of the screen: for the selection, the open email, and composing. */
function useMailKeys(route: MailRoute, selection: ReturnType<typeof useMailSelection>, step: Step) {
  const { compose } = useCompose();
  const act = useMailActions();
  const selectionKeys = useSelectionKeys(route, selection);
  useActions({
    compose: () => compose(),
    older: () => void step('previous'),
    newer: () => void step('next'),
    undo: () => void act(({ undo }) => undo()),
    ...selectionKeys,
  });
}

interface OpenMailProps {
  id: number;
  route: MailRoute;
  hasSelection: boolean;
  step: Step;
}

function OpenMail({ id, route, hasSelection, step }: OpenMailProps) {
  return (
    <Suspense fallback={<LoadingMail />}>
      <Mail
        id={id}
        route={route}
        hasSelection={hasSelection}
        onStep={(direction) => void step(direction)}
        onClose={() => route.openMail(undefined)}
      />
    </Suspense>
  );
}

function ComposeButton({ onCompose }: { onCompose: () => void }) {
  const { t } = useTranslation('email');
  return (
    <Button type="primary" block className={styles.compose ?? ''} icon={<Icon of={Pencil} />} onClick={onCompose}>
      {t('compose.open')}
    </Button>
  );
}

function NothingOpen() {
  const { t } = useTranslation('email');
  return <EmptyState picture="inbox" title={t('nothingOpen.title')} text={t('nothingOpen.text')} />;
}

interface FolderDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

function FolderDrawer({ isOpen, onClose, children }: FolderDrawerProps) {
  const { t } = useTranslation('email');
  return (
    <SideDrawer title={t('title')} placement="left" size={280} open={isOpen} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: following a link leaves the drawer, once the link has been followed */}
      <div onClick={onClose}>{children}</div>
    </SideDrawer>
  );
}

function LoadingMail() {
  return (
    <div className={styles.loading}>
      <LoadingRows shape="text" rows={5} />
    </div>
  );
}
