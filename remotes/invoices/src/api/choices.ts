// What fields may hold, free of schemas: for screens that offer the choice and check nothing.

export const invoiceStatuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;
export const paymentMethods = ['Bank Transfer', 'Credit Card', 'Debit Card', 'PayPal', 'Cash'] as const;
