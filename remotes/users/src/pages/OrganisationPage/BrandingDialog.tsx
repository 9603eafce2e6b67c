import {
  type Branding,
  brandingLimits,
  contrastOfWhite,
  logoTypes,
  readableAccent,
} from '@atrium/core/api/organisation';
import { explainApiError } from '@atrium/sdk';
import { Button, FilePicker, Input, readFile, useFormat, useToast } from '@atrium/ui';
import { Form, FormDialog } from '@atrium/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeBrandingMutation } from '../../api/organisationApi';
import { issueOfLogo, type Logo, toAddress, toLogo } from '../../model/logo';
import styles from './Organisation.module.css';

type Values = Pick<Branding, 'name' | 'signInText' | 'accent' | 'mailFooter' | 'logo'>;

interface BrandingDialogProps {
  branding: Branding;
  onClose: () => void;
}

/** Changes how the product looks. */
export function BrandingDialog({ branding, onClose }: BrandingDialogProps) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const [isOpen, setOpen] = useState(true);
  const [change] = useChangeBrandingMutation();
  const { name, signInText, accent, mailFooter, logo, rev } = branding;
  async function save(values: Values) {
    const given = { ...values, accent: values.accent.trim().toLowerCase() };
    try {
      await change({ ...given, rev }).unwrap();
    } catch (error) {
      const isStale = typeof error === 'object' && error !== null && 'status' in error && error.status === 409;
      if (isStale) throw new Error(t('branding.changed'));
      throw explainApiError(error, () => undefined);
    }
    toast.success(t('organisation.saved'));
  }
  return (
    <FormDialog<Values>
      title={t('branding.edit')}
      submit={t('organisation.save')}
      isOpen={isOpen}
      values={{ name, signInText, accent, mailFooter, logo }}
      onSave={save}
      onClose={() => setOpen(false)}
      afterClose={onClose}
    >
      <Form.Item name="name" label={t('branding.name')} extra={t('branding.nameHint')}>
        <Input maxLength={brandingLimits.name} autoComplete="off" dir="auto" />
      </Form.Item>
      <Form.Item name="logo" label={t('branding.logo')} extra={t('branding.logoHint')}>
        <LogoField />
      </Form.Item>
      <AccentField />
      <Form.Item name="signInText" label={t('branding.signInText')} extra={t('branding.signInHint')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={brandingLimits.signInText} dir="auto" />
      </Form.Item>
      <Form.Item name="mailFooter" label={t('branding.mailFooter')} extra={t('branding.mailHint')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={brandingLimits.mailFooter} dir="auto" />
      </Form.Item>
    </FormDialog>
  );
}

function AccentField() {
  const { t } = useTranslation('users');
  const format = useFormat();
  const check = async (_rule: unknown, text = '') => {
    const color = text.trim().toLowerCase();
    if (color === '') return;
    if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(t('branding.accentWrong'));
    const nearest = readableAccent(color);
    const ratio = format.number(Math.floor(contrastOfWhite(color) * 10) / 10);
    if (nearest !== color) throw new Error(t('branding.contrast', { ratio, nearest }));
  };
  return (
    <Form.Item
      name="accent"
      label={t('branding.accent')}
      extra={t('branding.accentHint')}
      rules={[{ validator: check }]}
    >
      <Input maxLength={7} autoComplete="off" spellCheck={false} dir="ltr" placeholder={accentExample} />
    </Form.Item>
  );
}

/** A colour as it is written. */
const accentExample = '#4f46d8';

interface LogoFieldProps {
  id?: string;
  value?: Logo | null;
  onChange?: (logo: Logo | null) => void;
}

function LogoField({ id, value = null, onChange }: LogoFieldProps) {
  const { t } = useTranslation('users');
  const [issue, setIssue] = useState<'logoType' | 'logoSize' | null>(null);
  async function take(file: File | undefined) {
    if (!file) return;
    const found = issueOfLogo(file);
    const logo = found ? undefined : toLogo(await readFile(file).catch(() => ''));
    setIssue(logo ? null : (found ?? 'logoType'));
    if (logo) onChange?.(logo);
  }
  return (
    <>
      <div className={styles.secret}>
        {value ? (
          <img className={styles.picture} src={toAddress(value)} alt={t('branding.logoChosen')} />
        ) : (
          <span className={styles.quiet}>{t('branding.noLogo')}</span>
        )}
        <FilePicker
          {...(id !== undefined && { id })}
          label={t('branding.logo')}
          accept={logoTypes}
          isSingle
          onFiles={([file]) => void take(file)}
        >
          {(pick) => <Button onClick={pick}>{t('branding.choose')}</Button>}
        </FilePicker>
        {value && (
          <Button
            onClick={() => {
              setIssue(null);
              onChange?.(null);
            }}
          >
            {t('branding.remove')}
          </Button>
        )}
      </div>
      {issue && (
        <p role="alert" className={styles.wrong}>
          {t(`branding.${issue}`)}
        </p>
      )}
    </>
  );
}
