import { useRights, useRuntime } from '@atrium/sdk';
import { Button, EmptyState, ErrorState, Icon, LoadingRows, Pill, useConfirm, useFormat, useToast } from '@atrium/ui';
import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetApiTokensQuery, useRevokeApiTokenMutation } from '../../api/account/accountApi';
import type { ApiToken } from '../../api/account/schemas';
import { accessOf } from '../../model/apiTokenRules';
import styles from './AccountSettings.module.css';
import { FeedsSection } from './FeedsSection';
import { SettingsPlainPage } from './SettingsBody';
import { SettingsSection } from './SettingsSection';

const NewApiTokenDialog = lazy(() => import(/* webpackChunkName: "api-token" */ './NewApiTokenDialog'));

/** Tokens by which programs call in the person's name. */
export function ApiTokensTab() {
  const { t } = useTranslation('pages');
  const { data, error, refetch } = useGetApiTokensQuery();
  const [isMaking, setMaking] = useState(false);
  return (
    <SettingsPlainPage tab="tokens">
      <SettingsSection
        title={t('account.tab.tokens')}
        text={t('tokens.text')}
        end={
          <Button icon={<Icon of={KeyRound} />} onClick={() => setMaking(true)}>
            {t('tokens.new')}
          </Button>
        }
      >
        {data ? (
          <TokenList tokens={data.tokens} />
        ) : error ? (
          <ErrorState error={error} onRetry={refetch} title={t('tokens.failed')} />
        ) : (
          <LoadingRows shape="line" rows={2} />
        )}
      </SettingsSection>
      <FeedsSection />
      {isMaking && (
        <Suspense>
          <NewApiTokenDialog onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </SettingsPlainPage>
  );
}

function TokenList({ tokens }: { tokens: readonly ApiToken[] }) {
  const { t } = useTranslation('pages');
  if (tokens.length === 0) return <EmptyState picture="lock" title={t('tokens.none')} text={t('tokens.noneText')} />;
  return (
    <ul className={styles.list}>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </ul>
  );
}

/** What a token allows, in words. */
function useAccessText(): (token: ApiToken) => string {
  const { t, i18n } = useTranslation('pages');
  const rights = useRights();
  const listed = (subjects: readonly string[]) =>
    new Intl.ListFormat(i18n.language, { type: 'unit' }).format(
      subjects.map((subject) => rights.find((right) => right.subject === subject)?.label ?? subject),
    );
  return (token) => {
    const { access, readable, changeable } = accessOf(token);
    if (access !== 'chosen') return t(`tokens.access.${access}`);
    return [
      changeable.length > 0 ? t('tokens.changes', { subjects: listed(changeable) }) : '',
      readable.length > 0 ? t('tokens.reads', { subjects: listed(readable) }) : '',
    ]
      .filter(Boolean)
      .join(' ');
  };
}

function TokenRow({ token }: { token: ApiToken }) {
  const { t } = useTranslation('pages');
  const format = useFormat();
  const { clock } = useRuntime();
  const accessText = useAccessText();
  const { isLoading, revoke } = useRevocation(token);
  const { name, createdAt, expiresAt, usedAt } = token;
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= clock.now();
  return (
    <li className={[styles.row, styles.plain].join(' ')}>
      <Icon of={KeyRound} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi> {isOver && <Pill tone="red">{t('tokens.over')}</Pill>}
        </p>
        <p className={styles.hint}>{accessText(token)}</p>
        <p className={styles.hint}>
          {usedAt ? t('tokens.used', { ago: format.ago(usedAt, clock.now()) }) : t('tokens.unused')}{' '}
          {t('tokens.made', { date: format.date(createdAt) })}{' '}
          {expiresAt
            ? t(isOver ? 'tokens.ended' : 'tokens.ends', { date: format.date(expiresAt) })
            : t('tokens.endless')}
        </p>
      </div>
      <Button loading={isLoading} aria-label={t('tokens.revokeOf', { name })} onClick={revoke}>
        {t('tokens.revoke')}
      </Button>
    </li>
  );
}

function useRevocation({ id, name }: ApiToken) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const confirm = useConfirm();
  const [revokeToken, { isLoading }] = useRevokeApiTokenMutation();
  async function revoke() {
    const question = { title: t('tokens.revokeTitle', { name }), text: t('tokens.revokeText') };
    if (!(await confirm({ ...question, confirm: t('tokens.revoke'), isDanger: true }))) return;
    const { error } = await revokeToken(id);
    if (error) toast.error(t('tokens.notRevoked'));
    else toast.success(t('tokens.revoked', { name }));
  }
  return { isLoading, revoke: () => void revoke() };
}
