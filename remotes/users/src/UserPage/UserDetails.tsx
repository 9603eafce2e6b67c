import { useTranslation } from 'react-i18next';
import type { User } from 'shared/api';
import { Avatar, Card, CardHead } from 'shared/ui';
import { LastSeen } from '../UserParts/LastSeen';
import { FactList } from './FactList';
import styles from './UserDetails.module.css';

/** Who somebody is, and their plan. */
export function UserDetails({ user }: { user: User }) {
  const { t } = useTranslation('users');
  return (
    <div className={styles.columns}>
      <section className={styles.person} aria-label={t('view.person')}>
        <div className={styles.head}>
          <Avatar name={user.fullName} src={user.avatar} size="xl" />
          <div>
            <p className={styles.name}>{user.fullName}</p>
            <p className={styles.quiet}>
              <bdi>@{user.username}</bdi>
            </p>
          </div>
        </div>
        <FactList
          facts={[
            [t('field.email'), <bdi key="email">{user.email}</bdi>],
            [t('field.role'), t(`role.${user.role}`)],
            [t('field.company'), user.company],
            [t('field.country'), user.country],
            [t('field.contact'), user.contact && <bdi key="contact">{user.contact}</bdi>],
            [t('field.lastSeen'), <LastSeen key="seen" day={user.lastSeen} />],
          ]}
        />
      </section>
      <Card label={t('field.plan')} className={styles.plan}>
        <CardHead title={t('field.plan')} />
        <p className={styles.planName}>{t(`plan.${user.currentPlan}`)}</p>
        <p className={styles.quiet}>{t(`planText.${user.currentPlan}`)}</p>
      </Card>
    </div>
  );
}
