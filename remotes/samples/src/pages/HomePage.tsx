import { LinkCards } from '@atrium/gallery';
import { Page, Section } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { sampleGroups } from '../model/pageList';
import styles from './HomePage.module.css';

export default function HomePage() {
  const { t } = useTranslation('samples');
  return (
    <Page title={t('home.title')} width="wide">
      <p className={styles.lead}>{t('home.text')}</p>
      {sampleGroups.map(({ id, pages }) => (
        <Section key={id} title={t(`groups.${id}`)}>
          <LinkCards
            cards={pages.map(({ path, texts }) => ({
              to: path,
              title: t(`pages.${texts}.title`),
              text: t(`pages.${texts}.use`),
            }))}
          />
        </Section>
      ))}
    </Page>
  );
}
