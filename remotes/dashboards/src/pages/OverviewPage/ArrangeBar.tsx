import { Button, DropdownMenu, Icon } from '@atrium/ui';
import { Plus, RotateCcw, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Offered, Overview } from '../../state/useOverview';
import { OfferChoice } from './OfferChoice';
import styles from './OverviewPage.module.css';
import { useOfferNames } from './useOfferNames';

interface Props {
  missing: Overview['missing'];
  canUndo: boolean;
  onAdd: (offer: Offered) => void;
  onUndo: () => void;
  onReset: () => void;
}

/** Adds what is missing, takes back the last step, and puts all back to how it is at first. */
export function ArrangeBar({ missing, canUndo, onAdd, onUndo, onReset }: Props) {
  const { t } = useTranslation('dashboards');
  const { appOf } = useOfferNames();
  const apps = [...new Set(missing.map(appOf))];
  return (
    <>
      <div className={styles.bar}>
        <DropdownMenu
          trigger={['click']}
          disabled={missing.length === 0}
          menu={{
            className: styles.menu,
            items: apps.map((app) => ({
              type: 'group',
              label: app,
              children: missing
                .filter((offer) => appOf(offer) === app)
                .map((offer) => ({ key: offer.key, label: <OfferChoice offer={offer} /> })),
            })),
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
        {canUndo && (
          <Button icon={<Icon of={Undo2} />} onClick={onUndo}>
            {t('arrange.undo')}
          </Button>
        )}
        <Button icon={<Icon of={RotateCcw} />} onClick={onReset}>
          {t('arrange.reset')}
        </Button>
      </div>
      <p className={styles.hint}>
        {t('arrange.hint')} {missing.length === 0 && t('arrange.all')}
      </p>
    </>
  );
}
