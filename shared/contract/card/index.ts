export {
  brandNameOf,
  type CardBrand,
  cardBrands,
  groupCardNumber,
  isCardExpired,
  isSecurityCode,
  type KeptCard,
  readCardNumber,
  readExpiry,
} from './card';
