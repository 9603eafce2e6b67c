/** In the order in which they are shown. */
export const faqCategoryNames = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const;
