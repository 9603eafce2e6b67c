import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from 'shared/runtime';
import { Button, Drawer, EmptyState, FloatingAction, Icon, LoadingRows, SplitPage } from 'shared/ui';
import { useCompose } from '../Compose/useCompose';
import { MailList } from '../MailList/MailList';
import { useSettledList } from '../MailList/useSettledList';
import { FolderNav } from './FolderNav';
import styles from './MailScreen.module.css';
import { ShortcutSheet } from './ShortcutSheet';
import { useFirstMail } from './useFirstMail';
import { useKeys } from './useKeys';
import type { MailRoute } from './useMailRoute';
import { useNotices } from './useNotices';

/** The open mail brings the sanitiser along: it comes when one is opened. */
const Mail = lazy(() => import('../Mail/Mail'));

/** Folders, the list, and the open mail beside it. */
export function MailScreen({ route }: { route: MailRoute }) {
  const { t } = useTranslation('email');
  const { view, mailId, openMail } = route;
  const [areFoldersOpen, setFoldersOpen] = useState(false);
  const [areKeysShown, setKeysShown] = useState(false);
  const list = useSettledList(view);
  const { compose } = useCompose();
  const mayWrite = useCan()({ action: 'create', subject: 'Email' });
  const openFirst = useFirstMail(route);
  useNotices();
  useKeys({
    ...(mayWrite ? { c: () => compose() } : {}),
    ...(mailId ? {} : { j: openFirst }),
    '/': focusSearch,
    '?': () => setKeysShown(true),
  });

  const title = view.label ? t(`label.${view.label}`) : t(`folder.${view.folder}`);
  const folders = <FolderNav view={view} meta={list.meta} />;
  const side = (
    <>
      {mayWrite && (
        <Button
          type="primary"
          block
          className={styles.compose ?? ''}
          icon={<Icon of={Pencil} />}
          onClick={() => compose()}
        >
          {t('compose.open')}
        </Button>
      )}
      {folders}
    </>
  );
  return (
    <>
      <SplitPage
        title={title}
        labels={{ side: t('folders'), list: t('list.name', { title }), detail: t('mail.name') }}
        side={side}
        list={
          <MailList
            route={route}
            list={list}
            title={title}
            onFolders={() => setFoldersOpen(true)}
            action={
              mayWrite &&
              !mailId && <FloatingAction label={t('compose.open')} icon={Pencil} onClick={() => compose()} />
            }
          />
        }
        detail={
          mailId && (
            <Suspense fallback={<LoadingMail />}>
              <Mail
                key={mailId}
                id={mailId}
                route={route}
                onClose={() => openMail(undefined)}
                onKeys={() => setKeysShown(true)}
              />
            </Suspense>
          )
        }
        placeholder={<EmptyState picture="inbox" title={t('nothingOpen.title')} text={t('nothingOpen.text')} />}
      />
      <Drawer
        title={t('title')}
        placement="left"
        size={280}
        open={areFoldersOpen}
        onClose={() => setFoldersOpen(false)}
      >
        {/* Following a link is leaving the drawer. */}
        <div onClickCapture={() => setFoldersOpen(false)}>{folders}</div>
      </Drawer>
      <ShortcutSheet isOpen={areKeysShown} onClose={() => setKeysShown(false)} />
    </>
  );
}

function LoadingMail() {
  return (
    <div className={styles.loading}>
      <LoadingRows shape="text" rows={5} />
    </div>
  );
}

const focusSearch = () =>
  document.querySelector<HTMLInputElement>('[data-mail-search] input, input[data-mail-search]')?.focus();
