import { Slot, useCan } from '@atrium/sdk';
import { Avatar, Section } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/schemas';
import { PermissionMatrix } from '../../components/PermissionMatrix/PermissionMatrix';
import { useRoleName } from '../../components/Role/useRoleName';
import { PersonFacts } from './PersonFacts';
import { PlanCard } from './PlanCard';
import { SessionList } from './SessionList';
import { Timeline } from './Timeline';
import styles from './UserDetails.module.css';

/** Who somebody is, what they have, what they may, and what happened. */
export function UserDetails({ user }: { user: User }) {
  const { t } = useTranslation('users');
  const can = useCan();
  const roleName = useRoleName();
  const { id, fullName, email } = user;
  return (
    <div className={styles.columns}>
      <section aria-label={t('view.person')}>
        <div className={styles.head}>
          <Avatar name={user.fullName} src={user.avatar} size="xl" />
          <div className={styles.names}>
            <p className={styles.name}>
              <bdi>@{user.username}</bdi>
            </p>
            <p className={styles.quiet}>
              {[roleName({ id: user.roleId, name: user.roleName }), user.company].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
        <PersonFacts user={user} />
      </section>
      <div className={styles.more}>
        <PlanCard user={user} />
        <Slot name="users.profile" data={{ user: { id, fullName, email } }} />
        <Section title={t('permissions.title')} text={t('permissions.text')}>
          <PermissionMatrix role={user.roleId} />
        </Section>
        {can({ action: 'update', subject: 'User' }) && (
          <Section title={t('sessions.title')} text={t('sessions.text')}>
            <SessionList user={user} />
          </Section>
        )}
        <Section title={t('timeline.title')}>
          <Timeline key={user.id} userId={user.id} />
        </Section>
      </div>
    </div>
  );
}
