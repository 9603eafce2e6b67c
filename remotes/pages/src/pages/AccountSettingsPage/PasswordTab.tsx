import { Icon, Input, Meter, useToast, VisuallyHidden } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { Check, Circle } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangePasswordMutation } from '../../api/account/accountApi';
import type { AccountGeneral } from '../../api/account/schemas';
import { explainWrongPassword } from '../../model/passwordRejection';
import { brokenRule, checkPassword } from '../../model/passwordRules';
import styles from './PasswordTab.module.css';
import { SettingsForm } from './SettingsBody';
import { SettingsRow, SettingsSection } from './SettingsSection';

type Estimate = typeof import('../../model/passwordStrength').passwordStrength;

/** Password strength; undefined for an empty field. The word lists load with the first key. */
function usePasswordStrength(password: string, names: readonly string[]) {
  const [estimate, setEstimate] = useState<{ of: Estimate }>();
  const isTyping = password !== '';
  useEffect(() => {
    if (!isTyping) return;
    let isGone = false;
    import('../../model/passwordStrength').then(
      ({ passwordStrength }) => {
        if (!isGone) setEstimate({ of: passwordStrength });
      },
      // Without them there is no meter; the rules apply all the same.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isTyping]);
  const settled = useDeferredValue(password);
  return settled && estimate ? estimate.of(settled, names) : undefined;
}

const tones = ['red', 'red', 'amber', 'green', 'green'] as const;

function PasswordHelp({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('pages');
  const form = Form.useFormInstance();
  const password: string = Form.useWatch('newPassword', form) ?? '';
  const oldPassword: string = Form.useWatch('oldPassword', form) ?? '';
  const strength = usePasswordStrength(password, names);
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
        {checkPassword({ password, oldPassword, names }).map(({ rule, isKept }) => (
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
  return (
    <SettingsForm
      key={round}
      tab="password"
      values={empty}
      onSave={async ({ oldPassword, newPassword }) => {
        const { error } = await changePassword({ oldPassword, newPassword });
        if (error) throw explainWrongPassword(error, 'oldPassword', t('password.wrong'));
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
                const broken = brokenRule({ password, oldPassword: getFieldValue('oldPassword'), names });
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
