import { Button, ErrorState, LoadingRows, Pill, useFormat, useToast } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndTwoStepMutation, useGetTwoStepQuery, useRenewRecoveryCodesMutation } from '../../api/account/accountApi';
import type { TwoStep } from '../../api/account/schemas';
import styles from './AccountSettings.module.css';
import { PasswordDialog } from './PasswordDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';
import { SettingsPart } from './SettingsPart';
import { TwoStepDialog } from './TwoStepDialog';

/** Whether signing in asks for a code of an app as well: set up, with recovery codes, and turned off. */
export function TwoStepPart() {
  const { t } = useTranslation('pages');
  const { data, error, refetch } = useGetTwoStepQuery();
  return (
    <SettingsPart title={t('twoStep.title')} text={t('twoStep.text')}>
      {data ? (
        <TwoStepRow twoStep={data.twoStep} />
      ) : error ? (
        <ErrorState error={error} onRetry={refetch} title={t('twoStep.failed')} />
      ) : (
        <LoadingRows shape="line" rows={1} />
      )}
    </SettingsPart>
  );
}

type Open = 'setUp' | 'renew' | 'end' | null;

function TwoStepRow({ twoStep }: TwoStep) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [open, setOpen] = useState<Open>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [endTwoStep] = useEndTwoStepMutation();
  const [renewRecoveryCodes] = useRenewRecoveryCodesMutation();
  const close = () => setOpen(null);
  return (
    <div className={[styles.row, styles.plain].join(' ')}>
      <TwoStepState twoStep={twoStep} />
      <div className={styles.actions}>
        {twoStep ? (
          <>
            <Button onClick={() => setOpen('renew')}>{t('twoStep.renew')}</Button>
            <Button onClick={() => setOpen('end')}>{t('twoStep.turnOff')}</Button>
          </>
        ) : (
          <Button type="primary" onClick={() => setOpen('setUp')}>
            {t('twoStep.turnOn')}
          </Button>
        )}
      </div>
      {open === 'setUp' && <TwoStepDialog onCodes={setCodes} onClose={close} />}
      {open === 'renew' && (
        <PasswordDialog
          title={t('twoStep.renew')}
          text={t('twoStep.renewText')}
          confirm={t('twoStep.renew')}
          onSend={async (password) => setCodes((await renewRecoveryCodes(password).unwrap()).recoveryCodes)}
          onClose={close}
        />
      )}
      {open === 'end' && (
        <PasswordDialog
          title={t('twoStep.turnOff')}
          text={t('twoStep.turnOffText')}
          confirm={t('twoStep.turnOff')}
          onSend={async (password) => {
            await endTwoStep(password).unwrap();
            toast.success(t('twoStep.isOffNow'));
          }}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </div>
  );
}

function TwoStepState({ twoStep }: TwoStep) {
  const { t } = useTranslation('pages');
  const { date } = useFormat();
  if (!twoStep)
    return (
      <div className={styles.words}>
        <p className={styles.name}>{t('twoStep.off')}</p>
        <p className={styles.hint}>{t('twoStep.offText')}</p>
      </div>
    );
  const { since, recoveryCodesLeft } = twoStep;
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        <Pill tone="green">{t('twoStep.on')}</Pill> {t('twoStep.since', { date: date(since) })}
      </p>
      <p className={styles.hint}>{t('twoStep.codesLeft', { count: recoveryCodesLeft })}</p>
    </div>
  );
}
