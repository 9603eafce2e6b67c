import { Button, Icon, useToast } from '@atrium/ui';
import { Bell, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProductColor, ProductDetail } from '../../api/schemas';
import { useSetAwaitedMutation } from '../../api/shopApi';
import styles from './Buying.module.css';

/** In place of buying what is sold out: the bell tells of it once it is back. */
export function AwaitButton({ product, color }: { product: ProductDetail; color: ProductColor['color'] }) {
  const { t } = useTranslation('ecommerce');
  const toast = useToast();
  const [setAwaited, { isLoading }] = useSetAwaitedMutation();
  const isAwaited = product.awaited.includes(color);
  const toggle = async () => {
    const { error } = await setAwaited({ productId: product.id, color, isAwaited: !isAwaited });
    if (error) toast.error(t('await.failed'));
  };
  return (
    <Button
      className={styles.add}
      type={isAwaited ? 'default' : 'primary'}
      size="large"
      icon={<Icon of={isAwaited ? BellRing : Bell} />}
      aria-pressed={isAwaited}
      loading={isLoading}
      onClick={() => void toggle()}
    >
      {t('await.tell')}
    </Button>
  );
}
