import { Pill, type PillTone } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { InvoiceStatus } from '../../api/schemas';

const tones: Record<InvoiceStatus, PillTone> = {
  Paid: 'green',
  Sent: 'blue',
  Downloaded: 'teal',
  'Partial Payment': 'plum',
  Draft: 'amber',
  'Past Due': 'red',
  Void: 'neutral',
  'Credit Note': 'neutral',
};

export function InvoiceStatusPill({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation('invoices');
  return (
    <Pill tone={tones[status]} dot>
      {t(`status.${status}`)}
    </Pill>
  );
}
