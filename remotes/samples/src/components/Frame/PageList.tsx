import { NavList, SearchInput, toPlainText } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { sampleGroups } from '../../model/pageList';
import styles from './PageList.module.css';

/** All pages by group, narrowed by a search for their titles. */
export function PageList() {
  const { t } = useTranslation('samples');
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  const wanted = toPlainText(query.trim());
  const groups = sampleGroups
    .map(({ id, pages }) => ({
      id,
      items: pages
        .map(({ path, texts }) => ({ key: path, to: path, label: t(`pages.${texts}.title`) }))
        .filter(({ label }) => toPlainText(label).includes(wanted)),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <div className={styles.search}>
        <SearchInput label={t('find')} value={query} onSearch={setQuery} delay={0} />
      </div>
      {groups.map(({ id, items }) => (
        <NavList key={id} label={t(`groups.${id}`)} hasHeading items={items} activeKey={pathname} />
      ))}
      {groups.length === 0 && <p className={styles.none}>{t('nothing')}</p>}
    </>
  );
}
