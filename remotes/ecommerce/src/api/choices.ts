// What fields may hold, free of schemas: for screens that offer the choice and check nothing.

export const productSorts = ['featured', 'price-asc', 'price-desc'] as const;
export const addressKinds = ['home', 'work'] as const;
export const orderPayments = ['card', 'net-banking', 'instalments', 'cash-on-delivery'] as const;
