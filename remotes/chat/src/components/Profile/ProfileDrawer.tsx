import { useRuntime } from '@atrium/sdk';
import { Avatar, Button, ErrorState, Input, LoadingRows, SideDrawer, Switch, useToast } from '@atrium/ui';
import { Radio } from '@atrium/ui/choice';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetProfileQuery } from '../../api/chatApi';
import { useChangeProfileMutation } from '../../api/contactApi';
import { chatStatuses } from '../../api/limits';
import type { ChatProfileUpdate, ChatProfileUser } from '../../api/schemas';
import styles from '../Contact/ContactDrawer.module.css';

const maxAboutLength = 120;

/** Status text of the person, saved on blur, also when the drawer closes. */
function AboutField({ about, onSave }: { about: string; onSave: (about: string) => void }) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState(about);
  const [stored, setStored] = useState(about);
  const id = useId();
  const store = () => {
    if (text === stored) return;
    setStored(text);
    onSave(text);
  };
  const storeOnUnmount = useEffectEvent(store);
  // A focused field that is removed gets no blur event.
  useEffect(() => () => storeOnUnmount(), []);
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {t('contact.about')}
      </label>
      <Input.TextArea
        id={id}
        className={styles.counted ?? ''}
        value={text}
        maxLength={maxAboutLength}
        showCount
        autoSize={{ minRows: 3 }}
        onChange={({ target }) => setText(target.value)}
        onBlur={store}
      />
    </>
  );
}

export default function ProfileDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const { data, error, refetch, isFetching } = useGetProfileQuery();
  return (
    <SideDrawer title={t('profile.title')} placement="left" size={360} open={isOpen} onClose={onClose} destroyOnHidden>
      {data ? (
        <Profile profile={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <LoadingRows />
      )}
    </SideDrawer>
  );
}

const settings = ['isTwoStepAuthVerificationEnabled', 'isNotificationsOn'] as const;

function Profile({ profile }: { profile: ChatProfileUser }) {
  const { t } = useTranslation('chat');
  const toast = useToast();
  const { session } = useRuntime();
  const [change] = useChangeProfileMutation();
  const save = (update: ChatProfileUpdate) =>
    void change(update)
      .unwrap()
      .catch(() => toast.error(t('failed')));
  return (
    <>
      <header className={styles.head}>
        <Avatar name={profile.fullName} src={profile.avatar} size="xl" status={profile.status} />
        <p className={styles.name}>{profile.fullName}</p>
        <p className={styles.role}>{profile.role}</p>
      </header>
      <section className={styles.part} aria-label={t('contact.about')}>
        <AboutField about={profile.about} onSave={(about) => save({ about })} />
      </section>
      <section className={styles.part} aria-label={t('profile.status')}>
        <p className={styles.label}>{t('profile.status')}</p>
        <Radio.Group
          vertical
          value={profile.status}
          onChange={({ target }) => save({ status: target.value })}
          options={chatStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))}
        />
      </section>
      <section className={styles.part} aria-label={t('profile.settings')}>
        <p className={styles.label}>{t('profile.settings')}</p>
        {settings.map((setting) => (
          <p key={setting} className={styles.choice}>
            <label htmlFor={setting}>{t(`profile.${setting}`)}</label>
            <Switch
              id={setting}
              checked={profile.settings[setting]}
              onChange={(isOn) => save({ settings: { [setting]: isOn } })}
            />
          </p>
        ))}
      </section>
      <Button block onClick={() => session.signOut()}>
        {t('profile.signOut')}
      </Button>
    </>
  );
}
