import { Form } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { userPlans, userStatuses } from '../../api/choices';
import { countryOptions } from '../../model/countries';
import { useRoleOptions } from '../useRoleName';
import styles from './UserSelects.module.css';

interface CountrySelectProps {
  id?: string;
  value?: string;
  onChange?: (country: string) => void;
}

export function CountrySelect({ value, onChange, ...rest }: CountrySelectProps) {
  const { i18n } = useTranslation('users');
  const options = useMemo(() => countryOptions(i18n.language, value), [i18n.language, value]);
  return (
    <Select
      {...rest}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
      virtual
      options={options}
      value={value || undefined}
      onChange={(country) => onChange?.(country ?? '')}
    />
  );
}

/** Tab reaches a locked field too, so that its reason is read. */
const lockedProps = (reason: string | undefined) =>
  reason === undefined ? {} : { open: false, 'aria-disabled': true, className: styles.locked, suffixIcon: null };

/** Role; `lockedBecause` explains why it is read-only. */
export function RoleField({ lockedBecause }: { lockedBecause?: string }) {
  const { t } = useTranslation('users');
  return (
    <Form.Item name="roleId" label={t('field.role')} extra={lockedBecause}>
      <Select virtual={false} {...lockedProps(lockedBecause)} options={useRoleOptions()} />
    </Form.Item>
  );
}

export function PlanField() {
  const { t } = useTranslation('users');
  return (
    <Form.Item name="currentPlan" label={t('field.plan')}>
      <Select virtual={false} options={userPlans.map((value) => ({ value, label: t(`plan.${value}`) }))} />
    </Form.Item>
  );
}

/** Status; `lockedBecause` explains why it is read-only. */
export function StatusField({ lockedBecause }: { lockedBecause?: string }) {
  const { t } = useTranslation('users');
  return (
    <Form.Item name="status" label={t('field.status')} extra={lockedBecause}>
      <Select
        virtual={false}
        {...lockedProps(lockedBecause)}
        options={userStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
    </Form.Item>
  );
}
