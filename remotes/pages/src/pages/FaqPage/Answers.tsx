import { CopyLink, Highlight } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionCategory } from '../../model/faqCategories';
import { Accordion } from '../../components/Accordion/Accordion';
import { useAnchor } from '../../components/Accordion/useAnchor';
import styles from './Faq.module.css';

/** The questions of a category: one open at a time, or, of a search, all with what was found in bold. */
export function Answers({ category, q }: { category: QuestionCategory; q: string }) {
  const { t } = useTranslation('pages');
  const { anchor, toggleAnchor } = useAnchor();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const toggleFound = (id: string) =>
    setClosed(closed.includes(id) ? closed.filter((other) => other !== id) : [...closed, id]);

  return (
    <Accordion
      level={2}
      isOpen={(id) => (q ? !closed.includes(id) : id === anchor)}
      onToggle={q ? toggleFound : toggleAnchor}
      items={category.questions.map(({ anchor: id, question, ans }) => ({
        id,
        title: <Highlight text={question} query={q} />,
        body: (
          <>
            <p className={styles.answer}>
              <Highlight text={ans} query={q} />
            </p>
            <CopyLink
              to={`/pages/faq?category=${category.name}#${id}`}
              label={t('faq.copyLink')}
              said={{ done: t('link.copied'), failed: t('link.notCopied') }}
            />
          </>
        ),
      }))}
    />
  );
}
