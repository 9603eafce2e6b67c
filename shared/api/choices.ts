// What fields may hold, free of schemas: for screens that offer the choice and check nothing.

export const userRoles = ['admin', 'editor', 'author', 'maintainer', 'subscriber', 'client'] as const;
export const userPlans = ['basic', 'team', 'company', 'enterprise'] as const;
export const userStatuses = ['active', 'inactive', 'pending'] as const;
export const userGenders = ['female', 'male', 'other'] as const;
export const contactOptions = ['email', 'message', 'phone'] as const;

export const invoiceStatuses = ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due'] as const;
export const paymentMethods = ['Bank Transfer', 'Credit Card', 'Debit Card', 'PayPal', 'Cash'] as const;
