/** In display order. */
export const faqCategoryNames = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'] as const;
