export { brandNameOf, type CardBrand, cardBrands, type KeptCard } from './brands';
export { groupCardNumber, isSecurityCode, readCardNumber } from './cardNumber';
export { isCardExpired, readExpiry } from './expiry';
