import type { KeptCard } from '@atrium/contract/card';

/** The number whose last digits always say no, for those who try what happens then. */
export const isDeclined = ({ lastFour }: Pick<KeptCard, 'lastFour'>): boolean => lastFour === '0002';
