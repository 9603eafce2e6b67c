import { ArrowLeft, ChevronDown, ChevronUp, Ellipsis, FolderInput, Tag, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EmailInContext } from 'shared/api';
import { Dropdown, IconButton, Toolbar, useIsNarrow } from 'shared/ui';
import type { MailRoute } from '../MailPage/useMailRoute';
import { LabelMenu, MoveMenu } from './MailMenus';
import styles from './MailToolbar.module.css';
import { useMailActions } from './useMailActions';
import { useNeighbours } from './useNeighbours';

interface MailToolbarProps {
  /** Undefined while it is on its way. */
  mail?: EmailInContext;
  route: MailRoute;
  onClose: () => void;
}

/** What can be done with the open mail, and the way to its neighbours. */
export function MailToolbar({ mail, route, onClose }: MailToolbarProps) {
  const { t } = useTranslation('email');
  const isNarrow = useIsNarrow();
  const { place, toNewer, toOlder } = useNeighbours(route, mail);
  return (
    <Toolbar
      kind="pane"
      label={t('mail.tools')}
      end={
        <>
          {place && <span className={styles.place}>{t('mail.place', place)}</span>}
          <IconButton
            label={t('mail.newer')}
            icon={ChevronUp}
            shortcut="K"
            disabled={!mail?.hasNextMail}
            onClick={toNewer}
          />
          <IconButton
            label={t('mail.older')}
            icon={ChevronDown}
            shortcut="J"
            disabled={!mail?.hasPreviousMail}
            onClick={toOlder}
          />
        </>
      }
    >
      {isNarrow && <IconButton className={styles.back} label={t('mail.back')} icon={ArrowLeft} onClick={onClose} />}
      {mail && <MailTools mail={mail} route={route} onClose={onClose} />}
    </Toolbar>
  );
}

function MailTools({ mail, route, onClose }: Required<MailToolbarProps>) {
  const { t } = useTranslation('email');
  const actions = useMailActions();
  const { leave } = useNeighbours(route, mail);
  return (
    <>
      <MoveMenu
        mails={[mail]}
        onMove={(folder) => {
          leave();
          void actions.move([mail], folder);
        }}
      >
        <IconButton label={t('action.move')} icon={FolderInput} />
      </MoveMenu>
      <LabelMenu mails={[mail]} onLabel={(label) => void actions.label([mail], label)}>
        <IconButton label={t('action.label')} icon={Tag} />
      </LabelMenu>
      <IconButton
        label={t('action.bin')}
        shortcut="#"
        icon={Trash2}
        onClick={() => {
          leave();
          void actions.bin([mail]);
        }}
      />
      <Dropdown
        trigger={['click']}
        menu={{
          items: [{ key: 'unread', label: t('action.unread') }],
          onClick: () => {
            onClose();
            void actions.setRead([mail], false);
          },
        }}
      >
        <IconButton label={t('action.more')} icon={Ellipsis} />
      </Dropdown>
    </>
  );
}
