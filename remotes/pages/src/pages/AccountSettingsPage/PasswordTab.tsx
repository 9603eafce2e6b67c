import { brokenPasswordRule, checkPassword, isPasswordRule } from '@atrium/contract/person';
import { explainApiError } from '@atrium/sdk';
import { Icon, Input, Meter, useToast, VisuallyHidden } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { Check, Circle } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '../../api/account/accountApi';
import type { AccountGeneral } from '../../api/account/schemas';
import styles from './PasswordTab.module.css';
import { SettingsForm } from './SettingsBody';
import { SettingsRow, SettingsSection } from './SettingsSection';

const loadStrength = () => import('../../model/passwordStrength');
type Strength = Awaited<ReturnType<typeof loadStrength>>;

/** Strength of passwords; undefined until something is typed. The word lists load with the first key. */
function useStrength(isTyping: boolean): Strength | undefined {
  const [strength, setStrength] = useState<Strength>();
  useEffect(() => {
    if (!isTyping) return;
    let isGone = false;
    loadStrength().then(
      (loaded) => {
        if (!isGone) setStrength(loaded);
      },
      // Without them there is no meter; the rules apply all the same.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isTyping]);
  return strength;
}

const tones = ['red', 'red', 'amber', 'green', 'green'] as const;

function PasswordHelp({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('pages');
  const form = Form.useFormInstance();
  const password: string = Form.useWatch('newPassword', form) ?? '';
  const oldPassword: string = Form.useWatch('oldPassword', form) ?? '';
  const settled = useDeferredValue(password);
  const meter = useStrength(password !== '');
  const strength = settled && meter ? meter.passwordStrength(settled, names) : undefined;
  const isCommon = meter?.isCommonPassword(password) === true;
  return (
    <div className={styles.help}>
      {strength !== undefined && (
        <Meter
          label={t('password.strength')}
          share={(strength + 1) / 5}
          tone={tones[strength]}
          text={t(`password.strengths.${strength}`)}
        />
      )}
      <ul className={styles.rules}>
        {checkPassword({ password, oldPassword, names, isCommon }).map(({ rule, isKept }) => (
          <li key={rule} className={[styles.rule, isKept ? styles.kept : ''].join(' ')}>
            <Icon of={isKept ? Check : Circle} />
            {t(`password.rule.${rule}`)}
            {isKept && <VisuallyHidden>{t('password.kept')}</VisuallyHidden>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const empty = { oldPassword: '', newPassword: '', repeated: '' };

export function PasswordTab({ general: { username, fullName, email } }: { general: AccountGeneral }) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [round, setRound] = useState(0);
  const [changePassword] = useChangePasswordMutation();
  const required = { required: true, message: t('account.required') };
  const names = [username, fullName, email];
  const explain = (code: string) => {
    if (isPasswordRule(code)) return t(`password.broken.${code}`);
    return code === 'wrongPassword' ? t('password.wrong') : undefined;
  };
  return (
    <SettingsForm
      key={round}
      tab="password"
      values={empty}
      onSave={async ({ oldPassword, newPassword }) => {
        const { error } = await changePassword({ oldPassword, newPassword });
        if (error) throw explainApiError(error, explain);
      }}
      onSaved={() => {
        toast.success(t('password.changed'));
        setRound(round + 1);
      }}
    >
      <SettingsSection title={t('account.tab.password')} text={t('password.text')}>
        <SettingsRow name="oldPassword" label={t('password.old')} rules={[required]}>
          <Input.Password autoComplete="current-password" />
        </SettingsRow>
        <SettingsRow
          name="newPassword"
          label={t('password.new')}
          extra={<PasswordHelp names={names} />}
          rules={[
            required,
            ({ getFieldValue }) => ({
              validator: async (_, password: string) => {
                // Where the list cannot be loaded, the server knows.
                const isCommon = await loadStrength().then(
                  (list) => list.isCommonPassword(password),
                  () => false,
                );
                const oldPassword = getFieldValue('oldPassword');
                const broken = brokenPasswordRule({ password, oldPassword, names, isCommon });
                if (password && broken) throw new Error(t(`password.broken.${broken}`));
              },
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </SettingsRow>
        <RepeatedRow />
      </SettingsSection>
    </SettingsForm>
  );
}

/** Repeated password, validated again when the first changes. */
function RepeatedRow() {
  const { t } = useTranslation('pages');
  const repeated = Form.useWatch('repeated');
  return (
    <SettingsRow
      name="repeated"
      label={t('password.repeat')}
      dependencies={repeated ? ['newPassword'] : []}
      rules={[
        { required: true, message: t('account.required') },
        ({ getFieldValue }) => ({
          validator: async (_, value: string) => {
            if (value && value !== getFieldValue('newPassword')) throw new Error(t('password.differs'));
          },
        }),
      ]}
    >
      <Input.Password autoComplete="new-password" />
    </SettingsRow>
  );
}
