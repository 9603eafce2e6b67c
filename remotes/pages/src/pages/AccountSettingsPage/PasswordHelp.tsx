import { Form, Icon, Meter, VisuallyHidden } from '@atrium/ui';
import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { checkPassword } from '../../model/passwordRules';
import styles from './PasswordHelp.module.css';
import { usePasswordStrength } from './usePasswordStrength';

const tones = ['red', 'red', 'amber', 'green', 'green'] as const;

/** The rules of a new password, those that it keeps ticked, and how hard it is to guess. */
export function PasswordHelp({ names }: { names: readonly string[] }) {
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
