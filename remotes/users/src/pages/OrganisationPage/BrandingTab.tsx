import type { Branding } from '@atrium/core/api/organisation';
import { Alert, Button, ErrorState, Icon, LoadingRows, Toolbar } from '@atrium/ui';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetBrandingQuery } from '../../api/organisationApi';
import { toAddress } from '../../model/logo';
import { BrandingDialog } from './BrandingDialog';
import styles from './Organisation.module.css';

/** How the product looks: name, logo, accent, and words. */
export default function BrandingTab() {
  const { t } = useTranslation('users');
  const { data, error, refetch } = useGetBrandingQuery();
  const [isEditing, setEditing] = useState(false);
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingRows shape="line" />;
  return (
    <>
      {!data.isServer && (
        <div className={styles.notice}>
          <Alert type="info" title={t('organisation.demo')} description={t('branding.demoText')} />
        </div>
      )}
      <Toolbar
        label={t('organisation.tab.branding')}
        end={
          <Button type="primary" icon={<Icon of={Pencil} />} onClick={() => setEditing(true)}>
            {t('branding.edit')}
          </Button>
        }
      >
        <p className={styles.quiet}>{t('branding.text')}</p>
      </Toolbar>
      <Facts branding={data} />
      {isEditing && <BrandingDialog branding={data} onClose={() => setEditing(false)} />}
    </>
  );
}

function Facts({ branding }: { branding: Branding }) {
  const { t } = useTranslation('users');
  const { logo, accent } = branding;
  return (
    <dl className={styles.facts}>
      {(['name', 'signInText', 'mailFooter'] as const).map((name) => (
        <div key={name}>
          <dt>{t(`branding.${name}`)}</dt>
          <dd dir="auto" className={styles.lines}>
            {branding[name] || <span className={styles.quiet}>{t('branding.own')}</span>}
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('branding.accent')}</dt>
        <dd>
          {accent ? (
            <>
              <span className={styles.swatch} style={{ background: accent }} aria-hidden="true" />{' '}
              <code dir="ltr">{accent}</code>
            </>
          ) : (
            <span className={styles.quiet}>{t('branding.own')}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('branding.logo')}</dt>
        <dd>
          {logo ? (
            <img className={styles.picture} src={toAddress(logo)} alt={t('branding.logo')} />
          ) : (
            <span className={styles.quiet}>{t('branding.noLogo')}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
