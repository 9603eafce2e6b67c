import { Button, Icon, useToast } from '@atrium/ui';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRateArticleMutation } from '../../api/help/helpApi';
import type { KnowledgeArticle } from '../../api/help/schemas';
import styles from './WasHelpful.module.css';

/** Whether the answer helped; what was said is kept, may be changed, and is taken back by a second press. */
export function WasHelpful({ article: { slug, wasHelpful, helpfulCount } }: { article: KnowledgeArticle }) {
  const { t } = useTranslation('pages');
  const toast = useToast();
  const [rate] = useRateArticleMutation();
  const say = async (next: boolean) => {
    const { error } = await rate({ slug, wasHelpful: next === wasHelpful ? null : next });
    if (error) toast.error(t('helpful.failed'));
  };
  return (
    <fieldset className={styles.helpful}>
      <legend className={styles.question}>{t('helpful.question')}</legend>
      <Button icon={<Icon of={ThumbsUp} />} aria-pressed={wasHelpful === true} onClick={() => void say(true)}>
        {t('helpful.yes')}
      </Button>
      <Button icon={<Icon of={ThumbsDown} />} aria-pressed={wasHelpful === false} onClick={() => void say(false)}>
        {t('helpful.no')}
      </Button>
      <span role="status" className={styles.thanks}>
        {wasHelpful !== null && t('helpful.thanks')} {helpfulCount > 0 && t('helpful.count', { count: helpfulCount })}
      </span>
    </fieldset>
  );
}
