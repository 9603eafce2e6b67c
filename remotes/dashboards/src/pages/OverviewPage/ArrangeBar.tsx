import { Plus, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, DropdownMenu, Icon } from 'shared/ui';
import type { Offered, Overview } from '../../state/useOverview';
import styles from './OverviewPage.module.css';
import { useOfferNames } from './useOfferNames';

interface Props {
  overview: Overview;
  onAdd: (offer: Offered) => void;
}

/** Adds what is missing, and puts all back to how it is at first. */
export function ArrangeBar({ overview: { missing, arrange }, onAdd }: Props) {
  const { t } = useTranslation('dashboards');
  const { nameOf, appOf } = useOfferNames();
  return (
    <div className={styles.bar}>
      <DropdownMenu
        trigger={['click']}
        disabled={missing.length === 0}
        menu={{
          items: missing.map((offer) => ({ key: offer.key, label: `${nameOf(offer)} · ${appOf(offer)}` })),
          onClick: ({ key }) => {
            const offer = missing.find((one) => one.key === key);
            if (offer) onAdd(offer);
          },
        }}
      >
        <Button icon={<Icon of={Plus} />} disabled={missing.length === 0}>
          {t('arrange.add')}
        </Button>
      </DropdownMenu>
      <Button icon={<Icon of={RotateCcw} />} onClick={() => arrange(null)}>
        {t('arrange.reset')}
      </Button>
      <p className={styles.hint}>{missing.length === 0 ? t('arrange.all') : t('arrange.hint')}</p>
    </div>
  );
}
