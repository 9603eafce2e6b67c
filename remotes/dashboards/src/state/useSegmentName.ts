import { useTranslation } from 'react-i18next';
import { devices } from '../model/figures';
import type { Segment } from '../model/segment';

export function useSegmentName(): (segment: Segment) => string {
  const { t } = useTranslation('dashboards');
  return (segment) => {
    const name = segment.slice(segment.indexOf('.') + 1);
    const device = devices.find((one) => one === name);
    if (device) return t(`device.${device}`);
    return name === 'Others' ? t('visits.others') : name;
  };
}
