import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer, EmptyState, SplitPage } from 'shared/ui';
import { Mail } from '../Mail/Mail';
import { MailList } from '../MailList/MailList';
import { useSettledList } from '../MailList/useSettledList';
import { FolderNav } from './FolderNav';
import type { MailRoute } from './useMailRoute';

/** Folders, the list, and the open mail beside it. */
export function MailScreen({ route }: { route: MailRoute }) {
  const { t } = useTranslation('email');
  const { view, mailId, openMail } = route;
  const [areFoldersOpen, setFoldersOpen] = useState(false);
  const list = useSettledList(view);
  const title = view.label ? t(`label.${view.label}`) : t(`folder.${view.folder}`);
  const folders = <FolderNav view={view} meta={list.meta} />;

  return (
    <>
      <SplitPage
        title={title}
        labels={{ side: t('folders'), list: t('list.name', { title }), detail: t('mail.name') }}
        side={folders}
        list={<MailList route={route} list={list} title={title} onFolders={() => setFoldersOpen(true)} />}
        detail={mailId && <Mail key={mailId} id={mailId} route={route} onClose={() => openMail(undefined)} />}
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
    </>
  );
}
