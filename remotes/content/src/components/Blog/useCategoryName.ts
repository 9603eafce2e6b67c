import { useTranslation } from 'react-i18next';

const known = ['Reporting', 'Photography', 'Design', 'Languages', 'Newsletter', 'Workshop'] as const;

/** Translated category; custom ones keep their name. */
export function useCategoryName(): (category: string) => string {
  const { t } = useTranslation('content');
  return (category) => {
    const name = known.find((one) => one === category);
    return name ? t(`blog.category.${name}`) : category;
  };
}
