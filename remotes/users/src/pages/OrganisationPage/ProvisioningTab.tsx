import type { Provisioning } from '@atrium/core/api/organisation';
import { Alert, Button, EmptyState, ErrorState, Icon, LoadingRows, useCopy, useToast } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useHref } from 'react-router-dom';
import { useGetProvisioningQuery, useSetGroupRoleMutation } from '../../api/organisationApi';
import { useRoleName } from '../../components/useRoleName';
import { organisationPath } from '../../model/organisationTabs';
import styles from './Organisation.module.css';

/** Accounts by an identity provider (SCIM): where it connects, and which of its groups give which role. */
export default function ProvisioningTab() {
  const { t } = useTranslation('users');
  const { data, error, refetch } = useGetProvisioningQuery();
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" />;
  const { isServer, people, tokens, groups, roles } = data;
  return (
    <>
      {!isServer && (
        <div className={styles.notice}>
          <Alert type="info" title={t('organisation.demo')} description={t('provisioning.demoText')} />
        </div>
      )}
      <p className={styles.quiet}>{t('provisioning.text')}</p>
      <Address />
      {tokens === 0 ? (
        <p>
          {t('provisioning.noToken')} <Link to={organisationPath('services')}>{t('provisioning.toServices')}</Link>
        </p>
      ) : (
        <p>{t('provisioning.people', { count: people })}</p>
      )}
      <section aria-labelledby="provisioning-groups">
        <h2 id="provisioning-groups" className={styles.heading}>
          {t('provisioning.groups')}
        </h2>
        {groups.length === 0 ? (
          <EmptyState picture="people" title={t('provisioning.empty')} text={t('provisioning.emptyText')} />
        ) : (
          <>
            <p className={styles.quiet}>{t('provisioning.groupsText')}</p>
            <ul className={styles.rows}>
              {groups.map((group) => (
                <GroupRow key={group.id} group={group} roles={roles} />
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}

function Address() {
  const { t } = useTranslation('users');
  const copy = useCopy();
  const address = window.location.origin + useHref('/scim/v2');
  return (
    <p className={styles.secret}>
      <span>{t('provisioning.address')}</span>
      <code dir="ltr">{address}</code>
      <Button
        icon={<Icon of={Copy} />}
        aria-label={t('provisioning.copy')}
        onClick={() => void copy(address, { done: t('secret.copied'), failed: t('secret.notCopied') })}
      >
        {t('secret.copy')}
      </Button>
    </p>
  );
}

interface GroupRowProps {
  group: Provisioning['groups'][number];
  roles: Provisioning['roles'];
}

const noRole = '';

function GroupRow({ group: { id, name, members, role }, roles }: GroupRowProps) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const nameOf = useRoleName();
  const [setRole, { isLoading }] = useSetGroupRoleMutation();
  async function give(chosen: string) {
    const { error } = await setRole({ id, role: chosen || null });
    const given = roles.find((one) => one.id === chosen);
    if (error) toast.error(t('webhooks.failed'));
    else if (given) toast.success(t('provisioning.saved', { name, role: nameOf(given) }));
    else toast.success(t('provisioning.savedNone', { name }));
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.quiet}>{t('provisioning.members', { count: members })}</p>
      </div>
      <Select
        className={styles.choice}
        aria-label={t('provisioning.roleOf', { name })}
        value={role ?? noRole}
        loading={isLoading}
        options={[
          { value: noRole, label: t('provisioning.none') },
          ...roles.map((one) => ({ value: one.id, label: nameOf(one) })),
        ]}
        onChange={(chosen: string) => void give(chosen)}
      />
    </li>
  );
}
