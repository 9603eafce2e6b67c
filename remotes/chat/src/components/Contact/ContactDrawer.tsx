import { useRuntime } from '@atrium/sdk';
import { Avatar, Button, Icon, SideDrawer, Switch } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { Mail, Phone } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatContact } from '../../api/schemas';
import { phoneLink } from '../../model/phoneLink';
import styles from './ContactDrawer.module.css';
import { SharedPictures } from './SharedPictures';
import { useContactActions } from './useContactActions';

interface ContactDrawerProps {
  contact: ChatContact;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export default function ContactDrawer({ contact, isOpen, onClose, onDeleted }: ContactDrawerProps) {
  const { t } = useTranslation('chat');
  return (
    <SideDrawer title={t('contact.title')} size={360} open={isOpen} onClose={onClose}>
      <header className={styles.head}>
        <Avatar name={contact.fullName} src={contact.avatar} size="xl" status={contact.status} />
        <p className={styles.name}>{contact.fullName}</p>
        <p className={styles.role}>{contact.role}</p>
      </header>
      {contact.about && (
        <section className={styles.part} aria-label={t('contact.about')}>
          <p className={styles.label}>{t('contact.about')}</p>
          <p>{contact.about}</p>
        </section>
      )}
      <Reach contact={contact} onLeave={onClose} />
      <SharedPictures contactId={contact.id} />
      <Choices contact={contact} onDeleted={onDeleted} />
    </SideDrawer>
  );
}

function Reach({ contact: { fullName, email, phone }, onLeave }: { contact: ChatContact; onLeave: () => void }) {
  const { t } = useTranslation('chat');
  const { commands } = useRuntime();
  const compose = () => {
    onLeave();
    // The host shows the error.
    void commands.run('email.compose', { to: [`${fullName} <${email}>`] }).catch(() => {});
  };
  return (
    <section className={styles.part} aria-label={t('contact.reach')}>
      <p className={styles.label}>{t('contact.reach')}</p>
      {email && (
        <p className={styles.line}>
          <Icon of={Mail} />
          {commands.has('email.compose') ? (
            <Button type="link" className={styles.link ?? ''} onClick={compose}>
              {email}
            </Button>
          ) : (
            <a href={`mailto:${email}`}>{email}</a>
          )}
        </p>
      )}
      {phone && (
        <p className={styles.line}>
          <Icon of={Phone} />
          <a href={phoneLink(phone)} dir="ltr">
            {phone}
          </a>
        </p>
      )}
    </section>
  );
}

function Choices({ contact, onDeleted }: { contact: ChatContact; onDeleted: () => void }) {
  const { t } = useTranslation('chat');
  const actions = useContactActions(contact);
  const tags = useId();
  return (
    <section className={styles.part} aria-label={t('contact.choices')}>
      <label className={styles.label} htmlFor={tags}>
        {t('contact.tags')}
      </label>
      <Select
        id={tags}
        mode="tags"
        className={styles.tags ?? ''}
        placeholder={t('contact.addTag')}
        value={contact.tags}
        onChange={actions.setTags}
        tokenSeparators={[',']}
        open={false}
        suffixIcon={null}
      />
      <Choice label={t('contact.important')} isOn={contact.isImportant} onChange={actions.toggleImportant} />
      <Choice label={t('contact.mute')} isOn={contact.isMuted} onChange={actions.toggleMuted} />
      <Button danger={!contact.isBlocked} block onClick={actions.toggleBlocked}>
        {t(contact.isBlocked ? 'contact.unblock' : 'contact.block')}
      </Button>
      <Button danger type="text" block onClick={() => void actions.remove(onDeleted)}>
        {t('contact.delete')}
      </Button>
    </section>
  );
}

function Choice({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: () => void }) {
  const id = useId();
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Switch id={id} checked={isOn} onChange={onChange} />
    </p>
  );
}
